// `npm run cluster`: the product on a real PostgreSQL and an S3-speaking server, in five processes behind a balancer.
import { failoverEngine } from '../deploy/debian-packages.mjs';
import { browser, build, demandNode, giveUp, install, run } from '../deploy/steps.mjs';

demandNode();
await install();
const { clusterOptions } = await import('./options.mjs');
const args = process.argv.slice(2);
const { check, standby } = clusterOptions(args);
const engine = standby ? await failoverEngine() : undefined;
if (engine?.missing !== undefined) giveUp(engine.missing);
const browserPath = check && engine === undefined ? await browser() : '';
await build();
const parameters = ['--import', 'tsx', 'tools/src/cluster-command/main.ts', ...args];
const env = {
  ...(check ? { BROWSER_PATH: browserPath, TZ: 'UTC' } : {}),
  ...(engine === undefined ? {} : { FAILOVER_PROGRAMS: engine.programs }),
};
const { code } = await run(process.execPath, parameters, { quiet: false, env });
process.exit(code);
