/**
 * Defines as lint rules which folder may import which: imports point downward only (docs/decisions/0002-imports-point-downward.md).
 * ESLint uses only the last matching setting of a rule, so a nested folder repeats the limits of its parent.
 */
const browserPackages = ['react', 'react/*', 'react-dom', 'react-dom/*', 'mobx', 'mobx-react-lite'];
const nodeModules = [
  'node:*',
  'fs',
  'fs/*',
  'path',
  'http',
  'https',
  'os',
  'net',
  'crypto',
  'child_process',
  'worker_threads',
];
const workspace = (...names) => names.flatMap((name) => [name, `${name}/*`, `**/${name}/**`]);
// Remotes are found by folder name, so a new one needs no line here.
const anyRemote = workspace('remote-*');
const noServers = {
  group: ['api', 'api/*', 'platform', 'platform/*', 'deploy', 'deploy/*'],
  message: 'The browser imports nothing of a server.',
};
const noNode = { group: nodeModules, message: 'The browser has no Node modules.' };
const noSchemas = {
  group: ['@storefront/contract/schemas'],
  message: 'Schemas reach the browser as types; it validates with the generated checks.',
};
const nothingOfBrowser = 'A server imports no React, no MobX and nothing of the browser.';
// An expression, because a group would also name the file `./tools` of another workspace.
const noTools = {
  regex: '^tools(/|$)|/tools/src/',
  message: 'The product imports nothing of what tries it.',
};
const noBrowser = [
  { group: [...browserPackages, ...anyRemote, ...workspace('shell')], message: nothingOfBrowser },
  // The names and rules of tokens are data that the platform needs to check brand files.
  { regex: '^@storefront/(ui(?!/tokens$)|host)', message: nothingOfBrowser },
];
const noUsers = {
  group: [...anyRemote, ...workspace('shell')],
  message: 'A shared package imports nothing of those who use it.',
};
const pure = {
  group: [...browserPackages, ...nodeModules, '@storefront/host', '@storefront/ui'],
  message: 'Pure code: no input or output, no React, no MobX, no Node.',
};

/** Globals that reach outside the program, or that differ from one run to the next. */
const outside = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'matchMedia',
  'alert',
  'globalThis',
  'self',
  'process',
  'Buffer',
  'require',
  'crypto',
  'performance',
  'console',
];
const timers = ['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame'];
const noGlobals = (names, message) => ['error', ...names.map((name) => ({ name, message }))];
const noRandom = [
  'error',
  { object: 'Math', property: 'random', message: 'Randomness is an argument or a port that is passed in.' },
];

// A simulation is as pure as what it simulates.
const ofGuard = ['platform/src/guard/**/*.ts', 'tools/src/guard-simulation/**/*.ts'];
const ignores = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/testing.tsx', '**/jest.config.mjs'];
const imports = (files, patterns) => ({
  files: [files].flat(),
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});
const pureGlobals = (files) => ({
  files: [files].flat(),
  ignores,
  rules: {
    'no-restricted-globals': noGlobals([...outside, ...timers], 'Pure code takes it as an argument.'),
    'no-restricted-properties': noRandom,
  },
});
const storeGlobals = (files) => ({
  files: [files].flat(),
  ignores,
  rules: {
    'no-restricted-globals': noGlobals(
      [...outside, ...timers],
      'A store is given its collaborators: storage, clock, gateway.',
    ),
    'no-restricted-properties': noRandom,
  },
});

const remoteLimits = [
  {
    group: [...anyRemote, ...workspace('shell')],
    message: 'A remote imports neither another remote nor the shell.',
  },
  {
    group: ['rxjs', 'rxjs/*', 'react-router', 'react-router-dom'],
    message: 'The router and rxjs stay inside the shell: use the Host.',
  },
  noServers,
  noTools,
  noNode,
  noSchemas,
];
const noComponents = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*', 'mobx-react-lite', '**/ui/**', '@storefront/ui'],
  message: 'A store knows no React and no component.',
};
const noOuterFolders = {
  group: ['**/stores/**', '**/gateway/**', '**/ui/**'],
  message: 'A domain folder imports nothing outside itself.',
};
const shellLimits = [
  { group: anyRemote, message: 'The shell knows remotes by name, never by source.' },
  noServers,
  noTools,
  noNode,
  noSchemas,
];

const platformLimits = [
  ...noBrowser,
  noTools,
  { group: ['api', 'api/*', 'deploy'], message: 'The platform asks the API through a port.' },
];

const apiLimits = [
  ...noBrowser,
  noTools,
  {
    group: ['platform', 'platform/*', 'deploy'],
    message: 'The API knows nothing of the platform that releases its pages.',
  },
];

const consoleLimits = [
  {
    group: [...anyRemote, ...workspace('shell')],
    message: 'The console is a client of the door: it imports nothing of the shop.',
  },
  {
    regex: '^(\\.\\./)+src/',
    message: 'The console is a client of the door: it shares the contract with it, and nothing else.',
  },
  noServers,
  noTools,
  noNode,
  noSchemas,
];

/** What the folders of a remote may import and use; `folder` holds its `src`. */
export const remoteBoundaries = (folder) => {
  const below = (pattern) => (folder === '.' ? `src/${pattern}` : `${folder}/src/${pattern}`);
  return [
    imports(below('**/*.{ts,tsx}'), remoteLimits),
    imports(below('stores/**/*.ts'), [...remoteLimits, noComponents]),
    storeGlobals(below('stores/**/*.ts')),
    imports(below('domain/**/*.ts'), [...remoteLimits, pure, noOuterFolders]),
    pureGlobals(below('domain/**/*.ts')),
  ];
};

export const boundaries = [
  ...remoteBoundaries('remote-*'),
  imports('shell/src/**/*.{ts,tsx}', shellLimits),
  imports('shell/src/**/*-store.ts', [...shellLimits, noComponents]),
  storeGlobals('shell/src/**/*-store.ts'),
  imports('shell/src/**/domain/**/*.ts', [...shellLimits, pure, noOuterFolders]),
  imports('shared/{host,ui}/src/**/*.{ts,tsx}', [noUsers, noServers, noTools, noNode, noSchemas]),
  imports('shared/cart/src/**/*.ts', [
    noUsers,
    noServers,
    noTools,
    noNode,
    noSchemas,
    {
      group: [...browserPackages, '@storefront/ui'],
      message: 'The basket knows no React, no MobX and no component.',
    },
  ]),
  imports('shared/{business,pricing}/src/**/*.ts', [pure, noServers, noTools, noUsers]),
  imports('shared/contract/src/**/*.ts', [
    pure,
    noServers,
    noTools,
    { group: ['@storefront/*'], message: 'The contract imports its schema library only.' },
  ]),
  pureGlobals(['shell/src/**/domain/**/*.ts', 'shared/{business,cart,pricing,contract}/src/**/*.ts']),
  imports('api/**/*.ts', apiLimits),
  imports('api/src/**/*.ts', [
    ...apiLimits,
    {
      group: ['@storefront/demo', '**/demo/**'],
      message: 'The API knows demo data through DemoData alone: the process that starts it passes them in.',
    },
  ]),
  imports('platform/console/src/**/*.{ts,tsx}', consoleLimits),
  imports('platform/console/src/stores/**/*.ts', [...consoleLimits, noComponents]),
  storeGlobals('platform/console/src/stores/**/*.ts'),
  imports('platform/console/src/domain/**/*.ts', [...consoleLimits, pure, noOuterFolders]),
  pureGlobals('platform/console/src/domain/**/*.ts'),
  imports('platform/src/**/*.ts', platformLimits),
  imports('deploy/src/**/*.ts', [noTools]),
  imports(ofGuard, [...platformLimits, pure]),
  pureGlobals(ofGuard),
  {
    files: ['{api,platform,deploy}/**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noTools] }] },
  },
];
