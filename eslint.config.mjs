import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jest from 'eslint-plugin-jest';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './shared/build/src/boundaries.mjs';
import { folderOrders } from './shared/build/src/folder-order.mjs';
import { folderOrder } from './shared/build/src/lint/folder-order.mjs';
import { noBrowserInRender } from './shared/build/src/lint/no-browser-in-render.mjs';

const clockOnly = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes from the Clock that is passed in; a bare new Date() ignores CLOCK.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time comes from the Clock that is passed in; Date.now() ignores CLOCK.',
  },
  {
    selector: "BinaryExpression > MemberExpression[object.name='performance'][property.name='timeOrigin']",
    message:
      'Time from performance.timeOrigin ignores corrections of the clock; performance.now() measures durations.',
  },
];

const oneForm = [
  {
    selector:
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression',
    message: 'An exported function is a function declaration (docs/style.md).',
  },
  {
    selector: "CallExpression[callee.name='observer'] > ArrowFunctionExpression",
    message: 'A component is observer(function Name(props: NameProps) {…}) (docs/style.md).',
  },
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'The fields of an object stand in it, not in a literal that is spread into it (docs/style.md).',
  },
];

// Beside `expect`: what fails by itself when the thing it waits for does not come.
const assertFunctionNames = ['expect', 'fc.assert', 'until', '**.waitFor'];

const limitedRequests = {
  selector: "CallExpression[callee.name=/^(fetch|request)$/]:not(:has(Property[key.name='signal']))",
  message: 'What leaves the process has a time limit: signal: AbortSignal.timeout(milliseconds).',
};

const ownRules = { rules: { 'no-browser-in-render': noBrowserInRender, 'folder-order': folderOrder } };

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '.data/', '.cache/', '**/*.generated.ts', 'docs/pictures/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // A model is a MobX store by design: components read it, and its verbs change it.
      'react-hooks/immutability': 'off',
      'no-restricted-syntax': ['error', ...clockOnly, ...oneForm],
      'import-x/consistent-type-specifier-style': ['error', 'prefer-top-level'],
      'import-x/no-cycle': ['error', { maxDepth: 6, ignoreExternal: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['api/src/**/*.ts', 'deploy/src/*.ts', 'platform/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...clockOnly, ...oneForm, limitedRequests] },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    plugins: { jest },
    rules: {
      'jest/no-disabled-tests': 'error',
      'jest/no-focused-tests': 'error',
      'jest/no-commented-out-tests': 'error',
      'jest/valid-expect-in-promise': 'error',
      'jest/no-conditional-expect': 'error',
      'jest/expect-expect': ['error', { assertFunctionNames }],
    },
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
    files: ['**/*.mjs', '**/*.cjs', 'platform/bin/*'],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // What is drawn on the server too (docs/decisions/0016-a-drawn-page-is-taken-over.md).
    files: [
      'remote-*/src/{ui,pages,widgets}/**/*.{ts,tsx}',
      'shared/ui/src/**/*.{ts,tsx}',
      'shell/src/{layout,navigation,page-frame,pages,session}/**/*.tsx',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'shared/ui/src/gallery/**'],
    plugins: { storefront: ownRules },
    rules: { 'storefront/no-browser-in-render': 'error' },
  },
  {
    files: Object.keys(folderOrders).map((root) => `${root}/**/*.ts`),
    ignores: ['**/*.test.ts', '**/testing/**'],
    plugins: { storefront: ownRules },
    rules: { 'storefront/folder-order': ['error', folderOrders] },
  },
  ...boundaries,
);
