import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkSteps, reportOf } from '../cluster/check-report';
import { runInHouse } from '../cluster/run-in-house';
import { runTrial } from './run-trial';
import { trials } from './trials';

const house = fileURLToPath(new URL('../../..', import.meta.url));
const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
});
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const scratch = mkdtempSync(join(tmpdir(), 'storefront-torture-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

const checked = await checkSteps(
  trials.map((trial) => ({
    what: trial.what,
    check: () => runTrial(house, scratch, trial, !options.quick),
  })),
  say,
);
const { holds, text } = reportOf('The product', checked);
say(`\n${text}`);
if (options.write) {
  const commit = (await runInHouse(house, process.env, ['git', 'rev-parse', '--short', 'HEAD'])).trim();
  const heading = `# Torture: the last report\n\n\`npm run torture -- --write\` wrote this at commit ${commit}.\n`;
  writeFileSync(join(house, 'docs/torture.md'), `${heading}\n\`\`\`text\n${text}\n\`\`\`\n`);
}
process.exitCode = holds ? 0 : 1;
