import { getLineInfo, parse } from 'acorn';
import type { CallExpression, Expression, NewExpression, Node, Program, Super } from 'acorn';
import { simple } from 'acorn-walk';
import { addForeignScripts } from './foreign-scripts';
import { coverRemedy, coversAsDeclarations } from './page-covers';
import { sourcePlaces } from './source-places';

/** Names with which a script reaches its globals. */
const globalObjects = new Set(['globalThis', 'self', 'window', 'top', 'parent', 'frames']);
const timers = new Set(['setTimeout', 'setInterval', 'setImmediate']);
const remedy = 'take out that code, or the package that brings it';

export interface ScriptRules {
  /** The shell contains the loader and the router, whose branches for other kinds of modules never run in pages. */
  readonly mayImport: boolean;
  /** The source map of the script, as text. */
  readonly map?: string | undefined;
}

/** The code in a script that pages would refuse to run: code made from text, and code from addresses that no release names (REL-4). */
export function scriptFaults(path: string, code: string, { mayImport, map }: ScriptRules): string[] {
  const place = sourcePlaces(path, map);
  let program: Program;
  try {
    program = parse(code, { ecmaVersion: 'latest' });
  } catch (error) {
    const { line, column } = (error as Partial<AcornError>).loc ?? { line: 1, column: 0 };
    return [
      `${place(line, column)}: it is not a script that browsers run: ${messageOf(error).replace(/ \(\d+:\d+\)$/, '')}; build it again`,
    ];
  }
  const faults: string[] = [];
  const add = (node: Node, finding: string, what = remedy) => {
    const { line, column } = getLineInfo(code, node.start);
    faults.push(`${place(line, column)}: ${finding}; ${what}`);
  };
  const call = (node: CallExpression | NewExpression) => {
    const finding = codeFromText(node);
    if (finding !== undefined) add(node, finding);
  };
  simple(program, {
    CallExpression: call,
    NewExpression: call,
    ImportExpression(node) {
      if (!mayImport) add(node, 'import() fetches code that the release does not name');
    },
  });
  addForeignScripts(program, add);
  addCovers(program, add);
  return faults;
}

/** Reports the styles of elements that lay a fixed layer over the whole page, as in `style={{ position: 'fixed', inset: 0 }}` (REL-4). */
function addCovers(program: Program, add: (node: Node, finding: string, what: string) => void): void {
  simple(program, {
    ObjectExpression(node) {
      const declarations = node.properties.flatMap((property) => {
        if (property.type !== 'Property' || property.computed) return [];
        const prop = nameOfKey(property.key);
        const value = valueOf(property.value);
        return prop === undefined ? [] : [{ prop, value }];
      });
      if (coversAsDeclarations(declarations))
        add(node, 'this style lays a fixed layer over the whole page', coverRemedy);
    },
  });
}

/** The property of CSS that a key of a style means. */
function nameOfKey(key: Expression): string | undefined {
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
  return name?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The value as CSS; for one that the code computes a text that says nothing. */
function valueOf(value: Expression): string {
  if (value.type === 'Literal')
    return typeof value.value === 'number' ? `${value.value}px` : String(value.value);
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0)
    return value.quasis[0]?.value.cooked ?? '';
  return 'computed';
}

/** How a call makes code from text, which the policy of every page refuses. */
function codeFromText({ callee, arguments: args }: CallExpression | NewExpression): string | undefined {
  const name = globalName(callee);
  const [first] = args;
  if (name === 'eval') return 'eval() makes code from text';
  if (name === 'Function') return 'Function() makes code from text';
  if (name === 'importScripts') return 'importScripts() fetches code that the release does not name';
  if (name !== undefined && timers.has(name) && first !== undefined && isText(first))
    return `${name}() is given code as text`;
  // Function can be reached without its name: `(() => {}).constructor('…')`.
  const last = args.at(-1);
  if (propertyOf(callee) === 'constructor' && last !== undefined && isText(last))
    return 'constructor() makes code from text';
  return undefined;
}

/** The name of a called global: `eval`, `window.eval`, `(0, eval)` and `globalThis['eval']` are all `eval`. */
function globalName(callee: Node): string | undefined {
  const node = callee as Expression | Super;
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'SequenceExpression') {
    const last = node.expressions.at(-1);
    return last && globalName(last);
  }
  if (node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression')
    return globalName(node.expression);
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  return globalObjects.has(node.object.name) ? propertyOf(node) : undefined;
}

function propertyOf(callee: Node): string | undefined {
  const node = callee as Expression;
  if (node.type !== 'MemberExpression') return undefined;
  const { property, computed } = node;
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

function isText(node: Node): boolean {
  const expression = node as Expression;
  if (expression.type === 'Literal') return typeof expression.value === 'string';
  if (expression.type === 'TemplateLiteral') return true;
  return (
    expression.type === 'BinaryExpression' &&
    expression.operator === '+' &&
    (isText(expression.left) || isText(expression.right))
  );
}

/** How the parser says where it stopped. */
interface AcornError {
  readonly loc: { readonly line: number; readonly column: number };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
