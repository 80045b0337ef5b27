import ts from 'typescript';

/** A declared name or a sentence in a file, with its position. */
export interface Found {
  readonly text: string;
  readonly position: number;
}

export interface DeclaredName extends Found {
  readonly isType: boolean;
}

export interface WordsOfFile {
  readonly names: readonly DeclaredName[];
  readonly comments: readonly Found[];
  readonly testNames: readonly Found[];
  readonly lineOf: (position: number) => number;
}

const testFunctions = new Set(['describe', 'it', 'test']);

/** Returns the name of the function that `it(…)`, `it.each(…)(…)` or `describe.each`…`(…)` calls. */
function calledFunction(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression))
    return calledFunction(expression.expression);
  return ts.isTaggedTemplateExpression(expression) ? calledFunction(expression.tag) : undefined;
}

/**
 * Returns the name that a node declares. Keys of an object, `{ freedish }` in a pattern and names that are imported unchanged are
 * declared in another place, so they do not count.
 */
function declaredBy(node: ts.Node): ts.Node | undefined {
  if (ts.isBindingElement(node)) {
    const takesItsName = ts.isObjectBindingPattern(node.parent) && !node.propertyName && !node.dotDotDotToken;
    return takesItsName ? undefined : node.name;
  }
  if (ts.isImportSpecifier(node)) return node.propertyName && node.name;
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node))
    return ts.isObjectLiteralExpression(node.parent) ? undefined : node.name;
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isEnumMember(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isImportClause(node) ||
    ts.isNamespaceImport(node);
  return declares ? node.name : undefined;
}

const isType = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassLike(node);

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node);

/**
 * Finds the comments of a text: every `//` and `/*` that is not inside a string, a template, a regular expression or JSX text.
 */
function commentsIn(text: string, texts: readonly ts.TextRange[]): Found[] {
  const comments: Found[] = [];
  const opening = /\/\/|\/\*/g;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const position = match.index;
    const around = texts.find(({ pos, end }) => pos <= position && position < end);
    if (around) {
      opening.lastIndex = around.end;
      continue;
    }
    const closing = match[0] === '//' ? text.indexOf('\n', position) : text.indexOf('*/', position + 2) + 2;
    const end = closing < position ? text.length : closing;
    comments.push({ text: text.slice(position, end), position });
    opening.lastIndex = end;
  }
  return comments;
}

/** Finds the names, comments and test names in a file's text by parsing it. */
export function wordsIn(text: string, path: string): WordsOfFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const names: DeclaredName[] = [];
  const testNames: Found[] = [];
  const texts: ts.TextRange[] = [];

  const visit = (node: ts.Node): void => {
    const name = declaredBy(node);
    if (name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)))
      names.push({ text: name.text.replace('#', ''), position: name.getStart(source), isType: isType(node) });
    if (isText(node)) texts.push({ pos: node.getStart(source), end: node.end });
    if (ts.isCallExpression(node) && testFunctions.has(calledFunction(node.expression) ?? '')) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        testNames.push({ text: title.getText(source).slice(1, -1), position: title.getStart(source) });
    }
    ts.forEachChild(node, visit);
  };

  visit(source);
  return {
    names,
    testNames,
    comments: commentsIn(text, texts),
    lineOf: (position) => source.getLineAndCharacterOfPosition(position).line + 1,
  };
}
