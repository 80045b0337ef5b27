// `npm run torture`: kills, stops, overloads and misleads the product, and says whether it survives. `--quick` is the form in `npm test`,
// `--soak` an hour of steady load (`--minutes 5` for less).
import { failoverEngine } from '../deploy/debian-packages.mjs';
import { build, demandNode, install, run } from '../deploy/steps.mjs';

demandNode();
await install();
const has = (option) => process.argv.includes(option);
// Steady load and a failover start edges, which need builds.
const engine = has('--quick') || has('--soak') ? undefined : await failoverEngine();
if (has('--soak') || engine?.programs !== undefined) await build();
const env =
  engine === undefined
    ? {}
    : { FAILOVER_PROGRAMS: engine.programs ?? '', FAILOVER_MISSING: engine.missing ?? '' };
const parameters = ['--import', 'tsx', 'tools/src/torture/main.ts', ...process.argv.slice(2)];
const { code } = await run(process.execPath, parameters, { quiet: false, env });
process.exit(code);
