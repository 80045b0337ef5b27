// `npm run torture`: kills, stops, overloads and misleads the product, and says whether it survives.
import { failoverEngine } from '../deploy/debian-packages.mjs';
import { build, demandNode, install, run } from '../deploy/steps.mjs';

demandNode();
await install();
const { tortureOptions } = await import('./options.mjs');
const args = process.argv.slice(2);
const { quick, soak } = tortureOptions(args);
// Steady load and a failover start edges, which need builds.
const engine = quick || soak ? undefined : await failoverEngine();
if (soak || engine?.programs !== undefined) await build();
const env =
  engine === undefined
    ? {}
    : { FAILOVER_PROGRAMS: engine.programs ?? '', FAILOVER_MISSING: engine.missing ?? '' };
const parameters = ['--import', 'tsx', 'tools/src/torture/main.ts', ...args];
const { code } = await run(process.execPath, parameters, { quiet: false, env });
process.exit(code);
