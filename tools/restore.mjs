// `npm run rehearse-restore`: loses the database under orders, restores it to a point in time beside running edges, and counts what is
// lost, kept and sent twice. docs/backup.md says how it is done for a real shop.
import { build, demandNode, install, run } from '../deploy/steps.mjs';

demandNode();
await install();
const { restoreOptions } = await import('./options.mjs');
const args = process.argv.slice(2);
restoreOptions(args);
await build();
const parameters = ['--import', 'tsx', 'tools/src/restore/main.ts', ...args];
const { code } = await run(process.execPath, parameters, { quiet: false, env: { TZ: 'UTC' } });
process.exit(code);
