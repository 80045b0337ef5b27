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
import { RegistryRefusal } from './registry-client';
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

const usageOf = ({ name, takes, options }: Command): string => {
  const flags = Object.entries(options).map(([flag, { type, needed }]) => {
    const written = `--${flag}${type === 'string' ? ` ${flag.toUpperCase()}` : ''}`;
    return needed ? written : `[${written}]`;
  });
  return ['storefront', name, ...takes, ...flags].join(' ');
};

const generalHelp = () => [
  'storefront: releases, brands and decisions',
  '',
  ...commands.map((command) => `  ${command.name.padEnd(16)} ${command.what}`),
  '',
  'Every command takes --json and --help.',
];

const helpOf = (command: Command) => [
  usageOf(command),
  `  ${command.what}`,
  ...Object.entries(command.options).map(([flag, { what }]) => `  --${flag.padEnd(10)} ${what}`),
];

const commandOf = (words: readonly string[]): Command | undefined =>
  commands.find(({ name }) => words.slice(0, name.split(' ').length).join(' ') === name);

const parseOptions = (words: string[], options: NonNullable<ParseArgsConfig['options']>) => {
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
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
  words: readonly string[],
): { values: Options; positionals: string[] } => {
  const own = Object.entries(command.options).map(([flag, { type }]) => [flag, { type }] as const);
  const common = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const given = words.slice(command.name.split(' ').length);
  const { values, positionals } = parseOptions(given, { ...Object.fromEntries(own), ...common });
  if (values['help'] === true) return { values: { help: true }, positionals };
  const missing = Object.keys(command.options).find(
    (flag) => command.options[flag]?.needed && values[flag] === undefined,
  );
  if (missing !== undefined) throw new UsageError(`--${missing} is required`);
  if (positionals.length !== command.takes.length) {
    const [wanted] = command.takes;
    throw new UsageError(
      wanted === undefined ? `${command.name} takes no arguments` : `${wanted} is required`,
    );
  }
  return { values: values as Options, positionals };
};

/** Runs one command line and returns the exit code (0 done, 1 refused, 2 wrong use). */
export async function runCommandLine(words: readonly string[], deps: CommandLineDeps): Promise<ExitCode> {
  const say = (lines: readonly string[]) => lines.forEach((line) => deps.print(line));
  const command = commandOf(words);
  if (command === undefined) {
    const isHelp = words.length === 0 || words.includes('--help');
    if (!isHelp) say([`There is no command "${words.join(' ')}".`, '']);
    say(generalHelp());
    return isHelp ? 0 : 2;
  }
  try {
    const { values, positionals } = parseWords(command, words);
    if (values['help']) {
      say(helpOf(command));
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
    say([error.message, usageOf(command)]);
    return 2;
  }
}
