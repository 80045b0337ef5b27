import { CommanderError } from 'commander';
import { auditCommand } from './audit-command';
import { brandCommands } from './brand-commands';
import { changeCommands } from './change-commands';
import type { Command, CommandContext, ExitCode } from './command';
import { devCommand } from './dev-command';
import { newCommands } from './new-commands';
import { releaseCommands } from './release-commands';
import { rolloutCommands } from './rollout-commands';
import { UsageError } from './options';
import { previewCommands } from './preview-commands';
import { printRefusal } from './print-answer';
import { createProgram } from './program';
import { RegistryRefusal } from '../door/registry-client';
import { resolveCommand } from './resolve-command';
import { memberCommand, tokenCommand } from './people-commands';
import { approvalCommand } from './approval-command';
import { scheduleCommand } from './schedule-command';
import { typesCommand } from './types-command';

/** All commands of `storefront`. */
export const commands: readonly Command[] = [
  ...releaseCommands,
  ...rolloutCommands,
  ...changeCommands,
  approvalCommand,
  scheduleCommand,
  memberCommand,
  tokenCommand,
  ...previewCommands,
  auditCommand,
  ...brandCommands,
  resolveCommand,
  typesCommand,
  ...newCommands,
  devCommand,
];

/** What the command line needs; `print` writes one line to the terminal. */
export interface CommandLineDeps extends Omit<CommandContext, 'output'> {
  print(line: string): void;
}

/** Runs one command line and returns the exit code (0 done, 1 refused, 2 wrong use). */
export async function runCommandLine(args: readonly string[], deps: CommandLineDeps): Promise<ExitCode> {
  const printText = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .forEach((line) => deps.print(line));
  let code: ExitCode = 0;
  const program = createProgram(commands, printText, async (command, positionals, options) => {
    const json = options['json'] === true;
    const output = {
      line: (line: string) => !json && deps.print(line),
      value: (value: unknown) => json && deps.print(JSON.stringify(value, null, 2)),
    };
    try {
      code = await command.run({ ...deps, output }, positionals, options);
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      code = printRefusal(output, { kind: 'refused', effects: [], faults: error.message.split('\n') });
    }
  });
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : [...args], { from: 'user' });
    return code;
  } catch (error) {
    // The help has been printed.
    if (error instanceof CommanderError) return 0;
    if (!(error instanceof UsageError)) throw error;
    printText(error.message);
    return 2;
  }
}
