import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { brandCommands } from './brand-commands';
import type { Command, CommandContext, ExitCode, Options } from './command';
import { devCommand } from './dev-command';
import { newCommands } from './new-commands';
import { releaseCommands } from './release-commands';
import { rolloutCommands } from './rollout-commands';
import { steeringCommands } from './steering-commands';
import { UsageError } from './options';
import { printRefusal } from './print-answer';
import { RegistryRefusal } from '../door/registry-client';
import { resolveCommand } from './resolve-command';
import { typesCommand } from './types-command';

/** All commands of `storefront`. */
export const commands: readonly Command[] = [
  ...releaseCommands,
  ...rolloutCommands,
  ...steeringCommands,
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

const usageOf = ({ name, argumentNames, options }: Command): string => {
  const flags = Object.entries(options).map(([flag, { type, isRequired }]) => {
    const usage = `--${flag}${type === 'string' ? ` ${flag.toUpperCase()}` : ''}`;
    return isRequired ? usage : `[${usage}]`;
  });
  return ['storefront', name, ...argumentNames, ...flags].join(' ');
};

const generalHelp = () => [
  'storefront: releases, brands and decisions',
  '',
  ...commands.map((command) => `  ${command.name.padEnd(16)} ${command.description}`),
  '',
  'Every command takes --json and --help.',
];

const helpOf = (command: Command) => [
  usageOf(command),
  `  ${command.description}`,
  ...Object.entries(command.options).map(
    ([flag, { description }]) => `  --${flag.padEnd(10)} ${description}`,
  ),
];

const commandOf = (args: readonly string[]): Command | undefined =>
  commands.find(({ name }) => args.slice(0, name.split(' ').length).join(' ') === name);

const parseOptions = (args: string[], options: NonNullable<ParseArgsConfig['options']>) => {
  try {
    return parseArgs({ args: args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      String(error)
        .replace(/^\w+( \[\w+\])?: /, '')
        .split('. To specify', 1)[0],
    );
  }
};

const parseWords = (
  command: Command,
  args: readonly string[],
): { values: Options; positionals: string[] } => {
  const ownOptions = Object.entries(command.options).map(([flag, { type }]) => [flag, { type }] as const);
  const common = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const commandArgs = args.slice(command.name.split(' ').length);
  const { values, positionals } = parseOptions(commandArgs, { ...Object.fromEntries(ownOptions), ...common });
  if (values['help'] === true) return { values: { help: true }, positionals };
  const missing = Object.keys(command.options).find(
    (flag) => command.options[flag]?.isRequired && values[flag] === undefined,
  );
  if (missing !== undefined) throw new UsageError(`--${missing} is required`);
  if (positionals.length !== command.argumentNames.length) {
    const [missingArgument] = command.argumentNames;
    throw new UsageError(
      missingArgument === undefined ? `${command.name} takes no arguments` : `${missingArgument} is required`,
    );
  }
  return { values: values as Options, positionals };
};

/** Runs one command line and returns the exit code (0 done, 1 refused, 2 wrong use). */
export async function runCommandLine(args: readonly string[], deps: CommandLineDeps): Promise<ExitCode> {
  const printLines = (lines: readonly string[]) => lines.forEach((line) => deps.print(line));
  const command = commandOf(args);
  if (command === undefined) {
    const isHelp = args.length === 0 || args.includes('--help');
    if (!isHelp) printLines([`There is no command "${args.join(' ')}".`, '']);
    printLines(generalHelp());
    return isHelp ? 0 : 2;
  }
  try {
    const { values, positionals } = parseWords(command, args);
    if (values['help']) {
      printLines(helpOf(command));
      return 0;
    }
    const json = values['json'] === true;
    const output = {
      line: (line: string) => !json && deps.print(line),
      value: (value: unknown) => json && deps.print(JSON.stringify(value, null, 2)),
    };
    try {
      return await command.run({ ...deps, output }, positionals, values);
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      return printRefusal(output, { kind: 'refused', effects: [], faults: error.message.split('\n') });
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    printLines([error.message, usageOf(command)]);
    return 2;
  }
}
