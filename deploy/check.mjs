// `npm run check`: format, lint with the lines of the house, types, unused code, rules against tests.
import { runChecks } from './checks.mjs';
import { demandNode, install } from './steps.mjs';

demandNode();
await install();
const { failed } = await runChecks();
process.exit(failed === 0 ? 0 : 1);
