// Runs in a thread of its own with little memory, because teams upload the scripts and maps that it parses.
import { parentPort, workerData } from 'node:worker_threads';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { getLineInfo, parse } from 'acorn';
import { ancestor } from 'acorn-walk';

/** The node that names a function: its own id, or what it is assigned to. */
const nameNodeOf = (ancestors) => {
  const [parent, node] = ancestors.slice(-2);
  if (node.id) return node.id;
  switch (parent?.type) {
    case 'VariableDeclarator':
      return parent.id.type === 'Identifier' ? parent.id : undefined;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.computed || parent.key === node ? undefined : parent.key;
    case 'AssignmentExpression':
      return parent.left.type === 'MemberExpression' && !parent.left.computed
        ? parent.left.property
        : parent.left;
    default:
      return undefined;
  }
};

/** The functions of a script that have names, innermost last where one contains another. */
const namedFunctions = (script) => {
  const found = [];
  ancestor(parse(script, { ecmaVersion: 'latest', locations: true }), {
    Function(node, _state, ancestors) {
      const name = nameNodeOf(ancestors);
      if (name?.type === 'Identifier' || name?.type === 'PrivateIdentifier')
        found.push({ start: node.start, end: node.end, name });
    },
  });
  return found.sort((one, other) => other.end - other.start - (one.end - one.start));
};

const functionsIn = (script) => {
  try {
    return namedFunctions(script);
  } catch {
    // What no parser accepts has positions all the same.
    return [];
  }
};

const { script, map, positions } = workerData;
const traced = new TraceMap(map);
const functions = functionsIn(script);
const lineStarts = [0, ...[...script.matchAll(/\n/g)].map(({ index }) => index + 1)];

const functionAt = ({ line, column }) => {
  const offset = (lineStarts[line - 1] ?? script.length) + column;
  const around = functions.findLast(({ start, end }) => start <= offset && offset < end);
  if (around === undefined) return undefined;
  const { name } = originalPositionFor(traced, getLineInfo(script, around.name.start));
  return name ?? around.name.name;
};

parentPort.postMessage(
  positions.map((position) => {
    const { source, line, column } = originalPositionFor(traced, position);
    // A team's map may name any source, also none.
    return typeof source !== 'string'
      ? null
      : { source, line, column: column + 1, name: functionAt(position) };
  }),
);
