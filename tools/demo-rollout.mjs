// `npm run demo:rollout`: installs, builds, then plays a rollout that succeeds and one that the guard stops.
import { browser, build, demandNode, install, run } from '../deploy/steps.mjs';

demandNode();
await install();
const browserPath = await browser();
await build();
const { code } = await run(process.execPath, ['--import', 'tsx', 'tools/src/rollout-demo/play.ts'], {
  quiet: false,
  env: { BROWSER_PATH: browserPath },
});
process.exit(code);
