/**
 * ESLint rule for components: code that runs during rendering also runs on the server, where there is no browser, and must give the same
 * result in the browser (EDG-7). Handlers, effects and what they call may use all browser APIs.
 */
const ofBrowser = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'innerWidth',
  'innerHeight',
  'devicePixelRatio',
  'screen',
  'fetch',
  'performance',
  'crypto',
  'requestAnimationFrame',
]);

const message =
  '{{name}} while a page is drawn: a server has none, and draws this page too. Use it in an effect or a handler, or useSyncExternalStore with a server snapshot.';

/** Calls that run their callback immediately, on the server and in the browser. */
const runsAtOnce = new Set([
  'useState',
  'useMemo',
  'useReducer',
  'map',
  'flatMap',
  'filter',
  'find',
  'findIndex',
  'some',
  'every',
  'reduce',
  'forEach',
  'toSorted',
  'sort',
  'from',
]);
const wraps = new Set(['observer', 'memo', 'forwardRef']);

const isFunction = ({ type }) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

const nameOfCallee = ({ callee }) => callee.name ?? callee.property?.name;

/** The name of a function in its file. */
const nameOf = (node) => {
  if (node.id) return node.id.name;
  let { parent } = node;
  while (parent.type === 'CallExpression' && wraps.has(nameOfCallee(parent))) parent = parent.parent;
  return parent.type === 'VariableDeclarator' ? parent.id.name : undefined;
};

const functionAround = (node) => {
  let { parent } = node;
  while (parent && !isFunction(parent)) parent = parent.parent;
  return parent ?? undefined;
};

export const noBrowserInRender = {
  meta: { type: 'problem', schema: [], messages: { browser: message } },
  create: (context) => {
    const { sourceCode } = context;
    const variableOf = (node) => sourceCode.getDeclaredVariables(node.id ? node : declaratorOf(node))[0];

    /**
     * Whether code runs during rendering: at module level, in a component, in a hook, or in a function that one of them calls
     * immediately.
     */
    const isDrawing = (node, seen = new Set()) => {
      const around = functionAround(node);
      if (around === undefined) return true;
      if (seen.has(around)) return false;
      seen.add(around);
      const name = nameOf(around);
      if (name !== undefined && /^([A-Z]|use[A-Z])/.test(name)) return true;
      const { parent } = around;
      if (parent.type === 'CallExpression' && parent.callee === around) return isDrawing(parent, seen);
      if (parent.type === 'CallExpression' && runsAtOnce.has(nameOfCallee(parent)))
        return isDrawing(parent, seen);
      if (name === undefined) return false;
      return (variableOf(around)?.references ?? []).some(({ identifier }) => runsNow(identifier, seen));
    };

    /**
     * Whether a reference to a function runs it there: a call, or an argument of a function that calls it immediately.
     */
    const runsNow = (identifier, seen) => {
      const { parent } = identifier;
      if (parent.type !== 'CallExpression') return false;
      const isCalled = parent.callee === identifier || runsAtOnce.has(nameOfCallee(parent));
      return isCalled && isDrawing(parent, seen);
    };

    return {
      'Program:exit': (program) => {
        const { through } = sourceCode.getScope(program);
        for (const { identifier } of through)
          if (ofBrowser.has(identifier.name) && !isType(identifier) && isDrawing(identifier))
            context.report({ node: identifier, messageId: 'browser', data: { name: identifier.name } });
      },
    };
  },
};

const declaratorOf = (node) => {
  let { parent } = node;
  while (parent.type === 'CallExpression') parent = parent.parent;
  return parent;
};

/** Whether a name occurs only in a type, such as `typeof window`. */
const isType = ({ parent }) => parent.type.startsWith('TS') && parent.type !== 'TSNonNullExpression';
