package io.github.tickwise.samples.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Every plot is well-formed, and has a mark for each figure where it belongs. */
class SvgTest {
  @Test
  void aBarIsLongerByAThirdOfTheAxisForEachDecade() throws Exception {
    Map<String, Double> figures = new LinkedHashMap<>();
    figures.put("ten", 10.0);
    figures.put("one", 1.0);
    figures.put("least", 0.0001);
    Document svg = parse(Svg.bars("t", figures));
    assertEquals(540, number(svg, "rect", 1, "width"));
    assertEquals(360, number(svg, "rect", 2, "width"));
    assertEquals(1, number(svg, "rect", 3, "width"));
  }

  @Test
  void aHistogramHasABarForEachBinThatIsNotEmpty() throws Exception {
    Histogram histogram = new Histogram(3);
    histogram.recordValue(100); // below the axis
    histogram.recordValueWithCount(1_000_000, 50); // 1 ms: three of five decades
    histogram.recordValue(5_000_000_000L); // beyond it
    Document svg = parse(Svg.histograms("t", Map.of("a", histogram)));
    assertEquals(1 + 3, svg.getElementsByTagName("rect").getLength());
    assertEquals(170, number(svg, "rect", 1, "x"));
    assertEquals(170 + 600 * 3 / 5.0, number(svg, "rect", 2, "x"), 6);
    assertEquals(770 - 6, number(svg, "rect", 3, "x"));
  }

  @Test
  void aLineForEachHistogramOverThePercentiles() throws Exception {
    Histogram histogram = new Histogram(2);
    histogram.recordValue(0);
    histogram.recordValue(5_000_000);
    Document svg = parse(Svg.percentiles("t", Map.of("idle", histogram)));
    Element line = (Element) svg.getElementsByTagName("polyline").item(0);
    assertEquals(9, line.getAttribute("points").split(" ").length);
    assertEquals("170.0,426.0", line.getAttribute("points").split(" ")[0]);
  }

  @Test
  void sharesThatAreEqualLieOnTheDiagonal() throws Exception {
    Document svg = parse(Svg.shares("t", Map.of("half", new double[] {0.5, 0.5})));
    assertEquals(170 + 200, number(svg, "circle", 0, "cx"));
    assertEquals(60 + 200, number(svg, "circle", 0, "cy"));
  }

  private static double number(Document svg, String tag, int index, String attribute) {
    Element element = (Element) svg.getElementsByTagName(tag).item(index);
    return Double.parseDouble(element.getAttribute(attribute));
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }
}
