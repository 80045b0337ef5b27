// `npm run check`: format, lint with our own rules, types, unused code, rules against tests, words that are not used.
import { runChecks } from './checks.mjs';
import { demandNode, install } from './steps.mjs';

demandNode();
await install();
const { failures } = await runChecks();
process.exit(failures.length === 0 ? 0 : 1);
