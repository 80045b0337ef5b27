// `npm run image`: builds the image of the Containerfile with docker or podman, starts it and places an order in it.
import { build, demandNode, install, run } from './steps.mjs';

demandNode();
await install();
const { imageOptions } = await import('./options.mjs');
const args = process.argv.slice(2);
imageOptions(args);
await build();
const parameters = ['--import', 'tsx', 'deploy/src/image/run.ts', ...args];
const { code } = await run(process.execPath, parameters, { quiet: false });
process.exit(code);
