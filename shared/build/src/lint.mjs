import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jest from 'eslint-plugin-jest';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { remoteBoundaries } from './boundaries.mjs';
import { folderOrder } from './lint/folder-order.mjs';
import { noBrowserInRender } from './lint/no-browser-in-render.mjs';

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
  {
    selector: 'JSXSpreadAttribute > ObjectExpression',
    message: 'The props of a component stand in it, not in a literal that is spread into it (docs/style.md).',
  },
  ...['init.object.name', 'init.object.object.name'].map((owner) => ({
    selector: `Program > VariableDeclaration > VariableDeclarator[${owner}='copy']`,
    message: 'A sentence has its full name where it is shown: copy.listing.title (docs/style.md).',
  })),
];

// Beside `expect`: what fails by itself when the thing it waits for does not come.
const assertFunctionNames = ['expect', 'fc.assert', 'until', '**.waitFor'];

/** The time comes from a clock, and exports, components and objects have one form. */
export const restrictedSyntax = [...clockOnly, ...oneForm];

/** The rules for every workspace: all TypeScript, tests, and the files that configure tools. */
export const commonLint = [
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // A model is a MobX store by design: components read it, and its verbs change it.
      'react-hooks/immutability': 'off',
      'no-restricted-syntax': ['error', ...restrictedSyntax],
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
    files: ['**/*.test.{ts,tsx}'],
    plugins: { jest },
    rules: {
      'jest/no-disabled-tests': 'error',
      'jest/no-focused-tests': 'error',
      'jest/no-commented-out-tests': 'error',
      'jest/valid-expect-in-promise': 'error',
      'jest/no-untyped-mock-factory': 'error',
      'jest/no-conditional-expect': 'error',
      // toEqual takes what is undefined for left out, also at the end of a list.
      'jest/prefer-strict-equal': 'error',
      'jest/expect-expect': ['error', { assertFunctionNames }],
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
];

/** Our own rules: no browser while a component is drawn, and imports in the order of folders. */
export const ownRules = { rules: { 'no-browser-in-render': noBrowserInRender, 'folder-order': folderOrder } };

/** Files that are drawn on a server too; `ignores` are those among them that are not. */
export const drawnOnServer = ({ files, ignores = [] }) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', ...ignores],
  plugins: { storefront: ownRules },
  rules: { 'storefront/no-browser-in-render': 'error' },
});

/** The `eslint.config.mjs` of a remote in a repository of its own. */
export const remoteLint = [
  { ignores: ['**/node_modules/', '**/dist/'] },
  ...commonLint,
  drawnOnServer({ files: ['src/{ui,pages,widgets}/**/*.{ts,tsx}'] }),
  ...remoteBoundaries('.'),
];
