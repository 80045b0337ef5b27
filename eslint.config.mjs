import { boundaries } from './shared/build/src/boundaries.mjs';
import { folderOrders } from './shared/build/src/folder-order.mjs';
import { commonLint, drawnOnServer, ownRules, restrictedSyntax } from './shared/build/src/lint.mjs';

const limitedRequests = {
  selector: "CallExpression[callee.name=/^(fetch|request)$/]:not(:has(Property[key.name='signal']))",
  message: 'What leaves the process has a time limit: signal: AbortSignal.timeout(milliseconds).',
};

const ownCollaborators = {
  selector: "TSParameterProperty[accessibility='private']",
  message: 'Collaborators of a store are #private (docs/style.md).',
};

export default [
  { ignores: ['**/node_modules/', '**/dist/', '.data/', '.cache/', '**/*.generated.ts', 'docs/pictures/'] },
  ...commonLint,
  {
    files: ['api/src/**/*.ts', 'deploy/src/*.ts', 'platform/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, limitedRequests] },
  },
  {
    files: ['**/stores/*.ts', '**/*-store.ts'],
    ignores: ['**/*.test.ts', 'platform/src/**'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ownCollaborators] },
  },
  {
    // A blocked test does not hear that the server closes a connection, and sends its next request into it.
    files: ['e2e/src/**/*.ts'],
    ignores: ['e2e/src/rehearsals/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'node:child_process',
          importNames: ['execFileSync', 'execSync', 'spawnSync'],
          message: 'runProgram() of harness/run-program.ts lets the test go on.',
        },
      ],
    },
  },
  {
    // A dish that others have ordered stands twice on its menu: once more among the popular ones.
    files: ['e2e/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        {
          selector: 'Literal[value=/^Add .+ to the basket$/]',
          message: 'addButtonOf() of harness/journey.ts finds the one button of a dish.',
        },
      ],
    },
  },
  // What is drawn on the server too (docs/decisions/0016-a-drawn-page-is-taken-over.md).
  drawnOnServer({
    files: [
      'remote-*/src/{ui,pages,widgets}/**/*.{ts,tsx}',
      'shared/ui/src/**/*.{ts,tsx}',
      'shell/src/{layout,navigation,page-frame,pages,preview,session}/**/*.tsx',
    ],
    ignores: ['shared/ui/src/gallery/**'],
  }),
  {
    files: Object.keys(folderOrders).map((root) => `${root}/**/*.ts`),
    ignores: ['**/*.test.ts', '**/testing/**'],
    plugins: { storefront: ownRules },
    rules: { 'storefront/folder-order': ['error', folderOrders] },
  },
  ...boundaries,
];
