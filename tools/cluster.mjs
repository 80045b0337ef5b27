// `npm run cluster`: the product on a real PostgreSQL and an S3-speaking server, in five processes behind a balancer. With `--check` it
// places orders, rolls a release back, kills one process of each kind and ends. `--standby` has a PostgreSQL that fails over; with `--check` its
// primary is killed and silenced while orders are placed.
import { failoverEngine } from '../deploy/debian-packages.mjs';
import { browser, build, demandNode, giveUp, install, run } from '../deploy/steps.mjs';

demandNode();
await install();
const checks = process.argv.includes('--check');
const engine = process.argv.includes('--standby') ? await failoverEngine() : undefined;
if (engine?.missing !== undefined) giveUp(engine.missing);
const browserPath = checks && engine === undefined ? await browser() : '';
await build();
const parameters = ['--import', 'tsx', 'tools/src/cluster-command/main.ts', ...process.argv.slice(2)];
const env = {
  ...(checks ? { BROWSER_PATH: browserPath, TZ: 'UTC' } : {}),
  ...(engine === undefined ? {} : { FAILOVER_PROGRAMS: engine.programs }),
};
const { code } = await run(process.execPath, parameters, { quiet: false, env });
process.exit(code);
