// `npm start`: install, build, then serve everything on one port until Ctrl-C.
import { build, demandNode, install, run } from './steps.mjs';

demandNode();
await install();
await build();
const { code } = await run(process.execPath, ['--import', 'tsx', 'deploy/src/serve.ts'], { quiet: false });
process.exit(code);
