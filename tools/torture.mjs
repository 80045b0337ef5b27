// `npm run torture`: kills, stops, overloads and misleads the product, and says whether it survives. `--quick` is the form in `npm test`,
// `--soak` an hour of steady load (`--minutes 5` for less).
import { build, demandNode, install, run } from '../deploy/steps.mjs';

demandNode();
await install();
if (process.argv.includes('--soak')) await build();
const parameters = ['--import', 'tsx', 'tools/src/torture/main.ts', ...process.argv.slice(2)];
const { code } = await run(process.execPath, parameters, { quiet: false });
process.exit(code);
