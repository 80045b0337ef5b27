import { systemClock } from '../clock';
import { parseConfig } from '../config';
import { DatabaseUnusable } from '../database/database';
import type { OpenDatabase } from '../database/database';
import { openDatabase } from '../database/open-database';
import { usage } from './command';
import type { CommandResult } from './command';
import { askServer } from './command-socket';
import { parseCommand } from './parse-command';
import { runCommand } from './run-command';

// npm runs scripts in the project's folder and puts the caller's folder into INIT_CWD.
const command = parseCommand(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
const result = await run();
const stream = result.code === 0 ? process.stdout : process.stderr;
stream.write(`${result.lines.join('\n')}\n`);
process.exitCode = result.code;

async function run(): Promise<CommandResult> {
  if (!command) return { code: 2, lines: usage };
  const parsed = parseConfig(process.env);
  if (parsed.kind === 'refused') return { code: 2, lines: parsed.faults };
  const { config } = parsed;

  if (command.verb !== 'check' && config.databaseUrl === undefined) {
    const answer = await askServer(config.dataDirectory, command);
    if (answer) return answer;
  }
  let opened: OpenDatabase | undefined;
  try {
    return await runCommand(command, async () => {
      opened = await openDatabase(config);
      return { database: opened.database, clock: systemClock(config) };
    });
  } catch (fault) {
    if (fault instanceof DatabaseUnusable) return { code: 1, lines: [fault.message] };
    throw fault;
  } finally {
    await opened?.close();
  }
}
