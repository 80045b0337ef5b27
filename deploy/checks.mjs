import { availableParallelism } from 'node:os';
import { run, say } from './steps.mjs';

// What `npm run check` looks at, one named command each; `npm test` counts each as a test.
const checks = [
  // The longest check comes first, so that the others run while it does.
  { name: 'types', command: 'npm', parameters: ['run', '--silent', 'types'] },
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
  { name: 'unused code (knip)', command: 'npx', parameters: ['--no-install', 'knip', '--no-progress'] },
  {
    name: 'rules, tests and words',
    command: process.execPath,
    parameters: ['--import', 'tsx', 'docs/src/check.ts'],
  },
];

/**
 * Runs a command that passes or fails as a whole, and returns whether it passed. Its output is shown only when it fails.
 */
export const check = async ({ name, command, parameters }, env = {}) => {
  const since = performance.now();
  const { code, output } = await run(command, parameters, { env });
  if (code === 130) process.exit(130);
  say(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  if (code !== 0) say(output.trim());
  return code === 0;
};

/** Runs all checks, two at a time on a machine with two cores or more; returns how many passed and the names of those that failed. */
export const runChecks = async () => {
  const queue = [...checks];
  const failures = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      if (!(await check(next))) failures.push(next.name);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return { passed: checks.length - failures.length, failures };
};
