package io.github.tickwise.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {
  @Test
  void allOfThem() throws OptionException {
    Options options = Options.parse(
        "start=wrap-in:5s, include=com.example.*:org.Foo, exclude=*.Bar,include=net.*,verbose");
    assertEquals("wrap-in:5s", options.start().text());
    assertTrue(options.include().match("com.example.a.B$C"));
    assertTrue(options.include().match("org.Foo"));
    assertTrue(options.include().match("net.x"));
    assertFalse(options.include().match("org.Foo$Bar"));
    assertFalse(options.include().match("org-Foo"));
    assertTrue(options.exclude().match("com.example.Bar"));
    assertFalse(options.exclude().match("com.example.Bars"));
    assertTrue(options.verbose());
  }

  @Test
  void byDefaultEveryClassAndFewWords() throws OptionException {
    Options options = Options.parse("start=negative");
    assertTrue(options.include().isEmpty());
    assertFalse(options.exclude().match("A"));
    assertFalse(options.verbose());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "| option 'start' is missing",
        "'include=a.*' | option 'start' is missing",
        "'start=negative,strat=x' | unknown option 'strat'; the options are start, include, exclude, verbose",
        "'start=negative,start=random' | option 'start' is given twice",
        "'start=negative,include=' | include=: '' is not a pattern",
        "'start=negative,exclude=a/b' | exclude=a/b: 'a/b' is not a pattern",
        "'start=negative,verbose=1' | verbose=1: write verbose=true or =false",
        "start=noon | start=noon: no such start; the starts are wrap-in:DURATION,",
        "start=negative:5 | start=negative:5: takes no value",
        "start=wrap-in | start=wrap-in: '' is not a duration",
        "start=wrap-in:0s | start=wrap-in:0s: '0s' is not a duration",
        "start=wrap-in:-5s | start=wrap-in:-5s: '-5s' is not a duration",
        "start=wrap-in:5 | start=wrap-in:5: '5' is not a duration",
        "start=wrap-in:999999d | '999999d' is more than a clock of nanoseconds can count",
        "start=wrap-in:99999999999999999999s | is more than a clock of nanoseconds can count",
        "start=host-years:0 | '0' is not a number of years",
        "start=host-years:293 | '293' is not a number of years",
        "start=host-years:x | 'x' is not a number of years",
        "start=random:x | 'x' is not a whole number of 64 bits",
        "start=at:9223372036854775808 | is not a whole number of 64 bits",
      })
  void aWrongOneIsNamed(String options, String message) {
    OptionException refused = assertThrows(OptionException.class, () -> Options.parse(options));
    assertTrue(refused.getMessage().contains(message), refused.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "1ns, 1",
    "2us, 2000",
    "3ms, 3000000",
    "4s, 4000000000",
    "5m, 300000000000",
    "6h, 21600000000000",
    "7d, 604800000000000",
    "PT1.5S, 1500000000",
    "' 1S ', 1000000000",
  })
  void durations(String text, long nanos) throws OptionException {
    assertEquals(nanos, Durations.nanos(text));
  }

  @ParameterizedTest
  @CsvSource({
    "wrap-in:4s, 9223372032854775808",
    "wrap-in:1ns, 9223372036854775807",
    "cross-zero:4s, -4000000000",
    "negative, -4611686018427387904",
    "host-years:0.5, 15778800000000000",
    "host-years:292, 9214819200000000000",
    "random:7, 7191089600892374487",
    "at:-9223372036854775808, -9223372036854775808",
  })
  void starts(String text, long reading) throws OptionException {
    Start start = Start.parse(text);
    assertEquals(reading, start.reading());
    assertEquals(text, start.text());
  }
}
