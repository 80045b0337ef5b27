import ts from 'typescript';

/**
 * A test that really runs: its name with the names of the surrounding describes, and the rules that they name.
 */
interface RunningTest {
  readonly name: string;
  /** `CRT-6` where the test shows the whole rule, `G13/proxies` where it shows the part of that name. */
  readonly ids: readonly string[];
}

export interface TestsOfFile {
  readonly running: readonly RunningTest[];
  /** Names of tests that are skipped, or whose body is empty: they show nothing. */
  readonly idle: readonly string[];
}

const functions = new Set(['describe', 'it', 'test']);
const skipping = new Set(['skip', 'todo', 'only', 'failing']);
const skippedNames = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe']);

/** `it`, `it.each(…)`, `describe.skip.each` and so on: the function called and the properties on the way. */
const calledFunction = (expression: ts.Expression): { base: string; modifiers: string[] } | undefined => {
  if (ts.isIdentifier(expression)) return { base: expression.text, modifiers: [] };
  if (ts.isCallExpression(expression)) return calledFunction(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calledFunction(expression.tag);
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const inner = calledFunction(expression.expression);
  return inner && { base: inner.base, modifiers: [...inner.modifiers, expression.name.text] };
};

const textOf = (node: ts.Expression | undefined): string | undefined => {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
};

const bodyIsEmpty = (node: ts.Expression | undefined): boolean => {
  if (!node || !(ts.isArrowFunction(node) || ts.isFunctionExpression(node))) return node === undefined;
  return ts.isBlock(node.body) && node.body.statements.length === 0;
};

/** The ids in square brackets: `[CRT-6]` the whole rule, `[G13/proxies]` a part of it. */
const idsOf = (name: string): string[] =>
  [...name.matchAll(/\[((?:[A-Z]+2?-\d+|G\d+)(?:\/[a-z0-9-]+)?)\]/g)].map(([, id]) => id ?? '');

/**
 * Finds the tests in a file's text by parsing it, so that a comment or a string is no test. The file extension matters: in a .ts file
 * `<Value>(…) =>` is a function; in a .tsx file it would begin an element that swallows the tests after it.
 */
export function testsIn(text: string, path = 'file.test.tsx'): TestsOfFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const running: RunningTest[] = [];
  const idle: string[] = [];

  const visit = (node: ts.Node, outerNames: readonly string[], isSkipped: boolean): void => {
    const called = ts.isCallExpression(node) ? calledFunction(node.expression) : undefined;
    const name = ts.isCallExpression(node) ? textOf(node.arguments[0]) : undefined;
    const isTest = called && (functions.has(called.base) || skippedNames.has(called.base));
    if (!ts.isCallExpression(node) || !isTest || name === undefined) {
      ts.forEachChild(node, (child) => visit(child, outerNames, isSkipped));
      return;
    }
    const names = [...outerNames, name];
    const isLeftOut =
      isSkipped || skippedNames.has(called.base) || called.modifiers.some((part) => skipping.has(part));
    const callback = node.arguments[1];
    if (called.base.endsWith('describe')) {
      if (callback) visit(callback, names, isLeftOut);
      return;
    }
    const fullName = names.join(' › ');
    if (isLeftOut || bodyIsEmpty(callback)) idle.push(fullName);
    else running.push({ name: fullName, ids: idsOf(fullName) });
  };

  visit(source, [], false);
  return { running, idle };
}
