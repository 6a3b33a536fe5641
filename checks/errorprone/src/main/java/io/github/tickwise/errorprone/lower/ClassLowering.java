package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.source.ClassUnit;
import io.github.tickwise.engine.source.ClassUnit.FieldUnit;
import io.github.tickwise.engine.source.ClassUnit.InitializerUnit;
import io.github.tickwise.engine.source.ClassUnit.MethodUnit;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Classes and their fields and initialisers. Not reentrant across programs. */
final class ClassLowering {
  private final Lowering lowering;
  private final MethodLowering methods;

  /** What the declarations around the tree at hand suppress. */
  private Set<String> suppressed = Set.of();

  ClassLowering(Lowering lowering) {
    this.lowering = lowering;
    this.methods = new MethodLowering(lowering);
  }

  /** A class as it stands; its member classes become units of the program. */
  ClassUnit<Tree> lower(ClassTree tree) {
    return within(tree.getModifiers(), () -> members(tree));
  }

  /** Runs {@code body} with what a declaration's annotations suppress. */
  private <T> T within(ModifiersTree modifiers, java.util.function.Supplier<T> body) {
    Set<String> outer = suppressed;
    suppressed = lowering.claims().suppressed(modifiers, outer);
    try {
      return body.get();
    } finally {
      suppressed = outer;
    }
  }

  private ClassUnit<Tree> members(ClassTree tree) {
    boolean isRecord = tree.getKind() == Tree.Kind.RECORD;
    List<Variable<Tree>> components = new ArrayList<>();
    List<VariableTree> recordFields = new ArrayList<>();
    List<FieldUnit<Tree>> fields = new ArrayList<>();
    List<InitializerUnit<Tree>> initializers = new ArrayList<>();
    List<MethodUnit<Tree>> methodUnits = new ArrayList<>();
    int position = 0;
    for (Tree member : tree.getMembers()) {
      position++;
      if (member instanceof VariableTree) {
        VariableTree field = (VariableTree) member;
        if (isRecord && !((JCVariableDecl) field).sym.isStatic()) {
          components.add(lowering.variables().component(field));
          recordFields.add(field);
        }
        fields.add(field(field, position));
      } else if (member instanceof BlockTree) {
        BlockTree block = (BlockTree) member;
        initializers.add(
            new InitializerUnit<>(block.isStatic(), lowering.statement(block), position));
      } else if (member instanceof ClassTree) {
        lowering.add(lower((ClassTree) member));
      } else if (member instanceof MethodTree && !lowering.isGenerated((MethodTree) member)) {
        MethodTree method = (MethodTree) member;
        methodUnits.add(within(method.getModifiers(), () -> methods.lower(method, suppressed)));
      }
    }
    for (VariableTree field : recordFields) {
      if (methodUnits.stream().noneMatch(m -> isAccessor(m, field))) {
        methodUnits.add(methods.accessor(field, suppressed));
      }
    }
    String name = lowering.names().of(((JCClassDecl) tree).sym);
    return new ClassUnit<>(name, isRecord, components, fields, initializers, methodUnits, tree);
  }

  private static boolean isAccessor(MethodUnit<Tree> method, VariableTree field) {
    return method.parameters().isEmpty() && field.getName().contentEquals(method.name());
  }

  private FieldUnit<Tree> field(VariableTree tree, int position) {
    VarSymbol symbol = ((JCVariableDecl) tree).sym;
    ExpressionTree initializer = tree.getInitializer();
    return within(tree.getModifiers(), () -> {
      Node<Tree> value = initializer == null ? null : lowering.expression(initializer);
      FieldDecl<Tree> declaration = new FieldDecl<>(
          lowering.members().field(symbol),
          lowering.names().of(symbol.type),
          symbol.isStatic(),
          symbol.isPrivate(),
          symbol.getModifiers().contains(javax.lang.model.element.Modifier.FINAL),
          value != null,
          suppressed,
          tree);
      return new FieldUnit<>(
          declaration, value, lowering.claims().of(tree.getModifiers(), tree.getType()), position);
    });
  }
}
