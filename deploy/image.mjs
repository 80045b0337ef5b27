// `npm run image`: builds the image of the Containerfile with docker or podman, starts it and places an order in it.
import { build, demandNode, install, run } from './steps.mjs';

demandNode();
await install();
await build();
const parameters = ['--import', 'tsx', 'deploy/src/image/run.ts', ...process.argv.slice(2)];
const { code } = await run(process.execPath, parameters, { quiet: false });
process.exit(code);
