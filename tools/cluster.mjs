// `npm run cluster`: the product on a real PostgreSQL and an S3-speaking server, in five processes behind a balancer. With `--check` it
// places orders, rolls a release back, kills one process of each kind and ends.
import { browser, build, demandNode, install, run } from '../deploy/steps.mjs';

demandNode();
await install();
const checks = process.argv.includes('--check');
const browserPath = checks ? await browser() : '';
await build();
const parameters = ['--import', 'tsx', 'tools/src/cluster/main.ts', ...process.argv.slice(2)];
const env = checks ? { BROWSER_PATH: browserPath, TZ: 'UTC' } : {};
const { code } = await run(process.execPath, parameters, { quiet: false, env });
process.exit(code);
