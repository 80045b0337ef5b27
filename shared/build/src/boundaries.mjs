/**
 * The lines of the house, as lint rules: imports point downward only (docs/decisions/0002-imports-point-downward.md).
 * ESLint keeps only the last matching setting of a rule, so a room inside a room repeats the lines of the outer one.
 */
const remotes = ['listing', 'ordering', 'booking', 'checkout', 'verification'].map(
  (name) => `remote-${name}`,
);
const browserPackages = ['react', 'react/*', 'react-dom', 'react-dom/*', 'mobx', 'mobx-react-lite'];
const nodeModules = [
  'node:*',
  'fs',
  'path',
  'http',
  'https',
  'os',
  'crypto',
  'child_process',
  'worker_threads',
];
const doors = (...names) => names.flatMap((name) => [name, `${name}/*`, `**/${name}/**`]);
const servers = ['api', 'api/*', 'platform', 'platform/*', 'deploy', 'deploy/*'];

const noServers = { group: servers, message: 'The browser imports nothing of a server.' };
const noSchemas = {
  group: ['@storefront/contract/schemas'],
  message: 'Schemas reach the browser as types; it validates with the generated checks.',
};
const nothingOfBrowser = 'A server imports no React, no MobX and nothing of the browser.';
const noBrowser = [
  { group: [...browserPackages, ...doors(...remotes, 'shell')], message: nothingOfBrowser },
  // The names and rules of tokens are data: the platform checks brand files by them.
  { regex: '^@storefront/(ui(?!/tokens$)|host)', message: nothingOfBrowser },
];
const pure = {
  group: [...browserPackages, ...nodeModules, '@storefront/host', '@storefront/ui'],
  message: 'Pure code: no input or output, no React, no MobX, no Node.',
};

const room = (files, patterns) => ({
  files: [files].flat(),
  ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/testing.tsx', '**/jest.config.mjs'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const remoteRooms = (remote) => {
  const lines = [
    {
      group: doors(...remotes.filter((other) => other !== remote), 'shell'),
      message: 'A remote imports neither another remote nor the shell.',
    },
    {
      group: ['rxjs', 'rxjs/*', 'react-router', 'react-router-dom'],
      message: 'The router and rxjs stay inside the shell: use the Host.',
    },
    noServers,
    noSchemas,
  ];
  const noComponents = {
    group: ['react', 'react/*', 'react-dom', 'react-dom/*', 'mobx-react-lite', '**/ui/**', '@storefront/ui'],
    message: 'A store knows no React and no component.',
  };
  const noOuterRooms = {
    group: ['**/stores/**', '**/gateway/**', '**/ui/**'],
    message: 'A domain folder looks at nothing outside itself.',
  };
  return [
    room(`${remote}/src/**/*.{ts,tsx}`, lines),
    room(`${remote}/src/stores/**/*.ts`, [...lines, noComponents]),
    room(`${remote}/src/domain/**/*.ts`, [...lines, pure, noOuterRooms]),
  ];
};

export const boundaries = [
  ...remotes.flatMap(remoteRooms),
  room('shell/src/**/*.{ts,tsx}', [
    { group: doors(...remotes), message: 'The shell knows remotes by name, never by source.' },
    noServers,
    noSchemas,
  ]),
  room('shared/{host,ui}/src/**/*.{ts,tsx}', [
    { group: doors(...remotes, 'shell'), message: 'A shared package imports nothing of those who use it.' },
    noServers,
    noSchemas,
  ]),
  room('shared/pricing/src/**/*.ts', [
    pure,
    noServers,
    { group: doors(...remotes, 'shell'), message: pure.message },
  ]),
  room('shared/contract/src/**/*.ts', [
    pure,
    noServers,
    { group: ['@storefront/*'], message: 'The contract imports its schema library only.' },
  ]),
  room('api/**/*.ts', [
    ...noBrowser,
    {
      group: ['platform', 'platform/*', 'deploy'],
      message: 'The API knows nothing of the platform that releases its pages.',
    },
  ]),
  room('platform/src/**/*.ts', [
    ...noBrowser,
    { group: ['api', 'api/*', 'deploy'], message: 'The platform asks the API through a port.' },
  ]),
];
