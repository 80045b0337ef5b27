import { askServer } from './command-socket';
import type { CommandResult } from './command';
import { systemClock } from '../clock';
import { parseConfig } from '../config';
import { DatabaseUnusable } from '../database/database';
import { openDatabase } from '../database/open-database';
import { businessUsage, parseBusinessCommand, runBusinessCommand } from './run-business-command';

// `npm run business -- token|revoke SLUG`. The keys are derived from CODE_SECRET and the version in the database.
const args = process.argv.slice(process.argv[2] === 'business' ? 3 : 2);
const result = await run();
(result.code === 0 ? process.stdout : process.stderr).write(`${result.lines.join('\n')}\n`);
process.exitCode = result.code;

async function run(): Promise<CommandResult> {
  const command = parseBusinessCommand(args);
  if (!command) return { code: 2, lines: businessUsage };
  const parsed = parseConfig(process.env);
  if (parsed.kind === 'refused') return { code: 2, lines: parsed.faults };
  const { config } = parsed;
  if (config.databaseUrl === undefined) {
    const answer = await askServer(config.dataDirectory, command);
    if (answer) return answer;
  }
  try {
    const { database, close } = await openDatabase(config);
    try {
      return await runBusinessCommand(command, { database, clock: systemClock(config), config });
    } finally {
      await close();
    }
  } catch (fault) {
    if (fault instanceof DatabaseUnusable) return { code: 1, lines: [fault.message] };
    throw fault;
  }
}
