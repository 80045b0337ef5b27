import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSteps, writeReport } from '../cluster/check-report';
import { runCommand } from '../cluster/run-command';
import { rehearseFailover } from '../failover/rehearse-failover';
import { tortureOptions } from '../../options.mjs';
import { soak } from '../soak/soak';
import { runTrial } from './run-trial';
import { trials } from './trials';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const options = tortureOptions(process.argv.slice(2));
const { minutes } = options;
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const scratch = mkdtempSync(join(tmpdir(), 'storefront-torture-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

const failover = 'the primary of two databases killed, the next one silenced, under orders and pages';
/** The programs of a PostgreSQL that fails over, or why there are none; `torture.mjs` has looked for them. */
const { FAILOVER_PROGRAMS: programs, FAILOVER_MISSING: missing } = process.env;

const failOver = async (from: string) => {
  const checked = await rehearseFailover({ root, programs: from, say });
  const failed = checked.find(({ outcome }) => outcome === 'fails');
  if (failed !== undefined) throw new Error(`${failed.name}: ${failed.detail}`);
  return checked.map(({ detail }) => detail).join('; ');
};

const steps = options.soak
  ? [{ name: `steady load for ${minutes} minutes`, check: () => soak(root, minutes, say) }]
  : [
      ...trials.map((trial) => ({
        name: trial.name,
        check: () => runTrial(root, scratch, trial, !options.quick),
      })),
      ...(programs ? [{ name: failover, check: () => failOver(programs) }] : []),
    ];
const checked = await checkSteps(steps, say);
const { hasPassed, text } = writeReport('The product', checked);
say(`\n${text}`);
if (missing) say(`Not tried: ${failover}. ${missing}.`);
if (options.write) {
  const commit = (await runCommand(root, process.env, ['git', 'rev-parse', '--short', 'HEAD'])).trim();
  const [command, page, title] = options.soak
    ? ['--soak --write', 'soak', 'Steady load']
    : ['--write', 'torture', 'Torture'];
  const heading = `# ${title}: the last report\n\n\`npm run torture -- ${command}\` wrote this at commit ${commit}.\n`;
  writeFileSync(join(root, `docs/${page}.md`), `${heading}\n\`\`\`text\n${text}\n\`\`\`\n`);
}
process.exitCode = hasPassed ? 0 : 1;
