// `npm run demo:rollout`: installs, builds, then plays a rollout that succeeds and one that the guard stops.
import { browser, build, demandNode, install, run } from '../deploy/steps.mjs';

demandNode();
await install();
const { rolloutDemoOptions } = await import('./options.mjs');
const args = process.argv.slice(2);
rolloutDemoOptions(args);
const browserPath = await browser();
await build();
const { code } = await run(process.execPath, ['--import', 'tsx', 'tools/src/rollout-demo/play.ts', ...args], {
  quiet: false,
  env: { BROWSER_PATH: browserPath },
});
process.exit(code);
