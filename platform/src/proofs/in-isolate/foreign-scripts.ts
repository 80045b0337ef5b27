import type {
  AssignmentExpression,
  BinaryExpression,
  CallExpression,
  Identifier,
  Literal,
  Node,
  ObjectExpression,
  Program,
  TemplateLiteral,
  VariableDeclarator,
} from 'acorn';
import { simple } from 'acorn-walk';
import { isForeign } from './foreign-addresses';

type Add = (node: Node, finding: string) => void;

const scriptTag = /<script\b[^>]*?\bsrc\s*=\s*["']?\s*([^"'\s>]+)/gi;

/** Reports scripts of other hosts that the code names: tags in texts, and elements that are given such an address (REL-4). */
export function addForeignScripts(program: Program, add: Add): void {
  const names = namesOfScripts(program);
  const report = (node: Node, address: string | undefined) => {
    if (address !== undefined && isForeign(address))
      add(
        node,
        `a script of ${new URL(address, 'https://own.invalid').host} is code that the release does not name`,
      );
  };
  const reportTags = (node: Node, text: string) => {
    for (const [, address] of text.matchAll(scriptTag)) report(node, address);
  };
  simple(program, {
    Literal(node) {
      if (typeof node.value === 'string') reportTags(node, node.value);
    },
    TemplateElement(node) {
      reportTags(node, node.value.cooked ?? node.value.raw);
    },
    AssignmentExpression(node) {
      const { left } = node;
      if (left.type !== 'MemberExpression' || nameOf(left.property) !== 'src') return;
      if (isScript(left.object, names)) report(node, beginningOf(node.right));
    },
    CallExpression(node) {
      const [first, second] = node.arguments;
      if (first === undefined || second === undefined) return;
      const { callee } = node;
      if (callee.type === 'MemberExpression' && nameOf(callee.property) === 'setAttribute') {
        if (textOf(first)?.toLowerCase() === 'src' && isScript(callee.object, names))
          report(node, beginningOf(second));
      } else if (textOf(first)?.toLowerCase() === 'script' || isScript(first, names))
        // An element of React, or `Object.assign` to one of the page.
        report(node, sourceIn(second));
    },
  });
}

/** The variables that hold a script element somewhere in the code. */
function namesOfScripts(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  const keep = (target: Node, value: Node | null | undefined) => {
    const name = nameOf(target);
    if (name !== undefined && value && isNewScript(value)) names.add(name);
  };
  simple(program, {
    VariableDeclarator: ({ id, init }: VariableDeclarator) => keep(id, init),
    AssignmentExpression: ({ left, right }: AssignmentExpression) => keep(left, right),
  });
  return names;
}

function isScript(node: Node, names: ReadonlySet<string>): boolean {
  const name = nameOf(node);
  if (name !== undefined) return names.has(name);
  if (node.type === 'AssignmentExpression') return isScript((node as AssignmentExpression).right, names);
  return isNewScript(node);
}

function isNewScript(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee, arguments: args } = node as CallExpression;
  if (callee.type !== 'MemberExpression') return false;
  const method = nameOf(callee.property) ?? textOf(callee.property);
  const [first, second] = args;
  const tag = method === 'createElement' ? first : method === 'createElementNS' ? second : undefined;
  return tag !== undefined && textOf(tag)?.toLowerCase() === 'script';
}

function sourceIn(node: Node): string | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of (node as ObjectExpression).properties) {
    if (property.type !== 'Property') continue;
    if ((nameOf(property.key) ?? textOf(property.key)) === 'src') return beginningOf(property.value);
  }
  return undefined;
}

/** The text with which a value begins, as far as the code shows it. */
function beginningOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral') return (node as TemplateLiteral).quasis[0]?.value.cooked ?? undefined;
  if (node.type === 'BinaryExpression') return beginningOf((node as BinaryExpression).left);
  return textOf(node);
}

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? (node as Identifier).name : undefined;
}

function textOf(node: Node): string | undefined {
  const { value } = node as Literal;
  return node.type === 'Literal' && typeof value === 'string' ? value : undefined;
}
