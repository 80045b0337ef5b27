// `npm run check`: format, lint with the lines of the house, types, unused code, rules against tests.
import { checks } from './checks.mjs';
import { demandNode, install, run, say } from './steps.mjs';

demandNode();
await install();

let failed = 0;
for (const { name, command, parameters } of checks) {
  const since = performance.now();
  const { code, output } = await run(command, parameters);
  if (code === 130) process.exit(130);
  if (code !== 0) failed += 1;
  say(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  if (code !== 0) say(output.trim());
}
process.exit(failed === 0 ? 0 : 1);
