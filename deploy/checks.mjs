// What `npm run check` looks at, one named command each; `npm test` counts each as a test.
export const checks = [
  {
    name: 'format',
    command: 'npx',
    parameters: ['--no-install', 'prettier', '--check', '--log-level', 'warn', '.'],
  },
  {
    name: 'lint',
    command: 'npx',
    parameters: ['--no-install', 'eslint', '--cache', '--cache-location', '.cache/eslint/', '.'],
  },
  { name: 'types', command: 'npm', parameters: ['run', '--silent', 'types'] },
  { name: 'unused code (knip)', command: 'npx', parameters: ['--no-install', 'knip', '--no-progress'] },
  {
    name: 'rules and tests',
    command: process.execPath,
    parameters: ['--import', 'tsx', 'docs/src/check.ts'],
  },
];
