import { dirname, relative, resolve, sep } from 'node:path';

/**
 * ESLint rule for workspaces whose folders stand in an order (shared/build/src/folder-order.mjs): an import, by value or by type, names
 * nothing that stands above the importing file, and every folder is in the list.
 */
const messages = {
  upward: '{{from}} stands below {{to}} in shared/build/src/folder-order.mjs, so it imports nothing of it.',
  unlisted: 'The folder {{folder}} has no place in shared/build/src/folder-order.mjs.',
};

/** A path below the root, as its folders and the name of its file; undefined for what lies elsewhere. */
const partsBelow = (root, path) => {
  const parts = relative(root, path).split(sep);
  return parts[0] === '..' ? undefined : parts;
};

/** The name that a file has in the list: its outermost folder, or its own name when it lies loose. An import may leave out the ending. */
const nameIn = (order, [first, ...rest]) =>
  rest.length > 0 || order.includes(first) || first.endsWith('.ts') ? first : `${first}.ts`;

export const folderOrder = {
  meta: {
    type: 'problem',
    messages,
    schema: [{ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }],
  },
  create: (context) => {
    const [orders] = context.options;
    // A folder inside an ordered one may have an order of its own.
    const places = Object.entries(orders).flatMap(([folder, order]) => {
      const root = resolve(context.cwd, folder);
      const own = partsBelow(root, context.filename);
      return own === undefined ? [] : [{ root, order, own, from: nameIn(order, own) }];
    });
    const isUnlistedFolder = (order, parts, name) => parts.length > 1 && !order.includes(name);

    /** The place of a loose file that is not named is -1, below all others. */
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      for (const { root, order, from } of places) {
        const parts = partsBelow(root, resolve(dirname(context.filename), source.value));
        if (parts === undefined) continue;
        const to = nameIn(order, parts);
        if (isUnlistedFolder(order, parts, to))
          context.report({ node: source, messageId: 'unlisted', data: { folder: to } });
        else if (order.indexOf(to) > order.indexOf(from))
          context.report({ node: source, messageId: 'upward', data: { from, to } });
      }
    };

    return {
      Program: (node) => {
        for (const { order, own, from } of places)
          if (isUnlistedFolder(order, own, from))
            context.report({ node, messageId: 'unlisted', data: { folder: from } });
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
