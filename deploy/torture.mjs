// `npm run torture`: does to the product what the world may do to it, and says whether it stands. `--quick` is what `npm test` runs too.
import { demandNode, install, run } from './steps.mjs';

demandNode();
await install();
const parameters = ['--import', 'tsx', 'deploy/src/torture/main.ts', ...process.argv.slice(2)];
const { code } = await run(process.execPath, parameters, { quiet: false });
process.exit(code);
