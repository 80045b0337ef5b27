import { Command as Program } from 'commander';
import type { CommanderError } from 'commander';
import type { Command, Options } from './command';
import { UsageError } from './options';

/** Runs the command that was found on a command line. */
type RunCommand = (command: Command, args: readonly string[], options: Options) => Promise<void>;

/**
 * The program `storefront` with its commands, in which `release publish` is the command `publish` of the group `release`. Wrong use
 * throws a UsageError with the usage, and `--help` a CommanderError with the exit code 0.
 */
export function createProgram(
  commands: readonly Command[],
  print: (text: string) => void,
  run: RunCommand,
): Program {
  const program = new Program('storefront')
    .description('storefront: releases, brands and decisions. Every command takes --json and --help.')
    .helpOption('--help', 'Show this help')
    .helpCommand(false)
    // `preview` has options of its own, and `preview end` its own.
    .enablePositionalOptions()
    .configureHelp({
      visibleCommands: leavesOf,
      subcommandTerm: nameOf,
      subcommandDescription: (one) => one.summary(),
    })
    .configureOutput({ writeOut: print, outputError: () => undefined, writeErr: () => undefined });
  refuseWrongUse(program);
  for (const command of commands) {
    const words = command.name.split(' ');
    const leaf = words.reduce(
      (parent, word) => parent.commands.find((one) => one.name() === word) ?? addProgram(parent, word),
      program,
    );
    describe(leaf, command).action(async () => {
      // Commander names an option such as --try-out `tryOut`.
      const values = Object.fromEntries(
        leaf.options.map((option) => [option.name(), leaf.opts()[option.attributeName()]]),
      );
      // Commander would require the options of `preview` for `preview end` too.
      const missing = Object.keys(command.options).find(
        (name) => command.options[name]?.isRequired && values[name] === undefined,
      );
      if (missing !== undefined) throw withUsage(`--${missing} is required`, leaf);
      try {
        await run(command, leaf.args, values);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        throw withUsage(error.message, leaf);
      }
    });
  }
  return program;
}

function addProgram(parent: Program, word: string): Program {
  const program = parent.command(word);
  refuseWrongUse(program);
  return program;
}

function describe(leaf: Program, { title, description, argumentNames, options }: Command): Program {
  leaf.summary(title ?? description).description(description);
  for (const name of argumentNames) leaf.argument(`<${name}>`);
  for (const [name, { type, description: text, initial }] of Object.entries(options)) {
    const flags = type === 'string' ? `--${name} <${name.toUpperCase()}>` : `--${name}`;
    leaf.option(flags, text, initial);
  }
  return leaf.option('--json', 'Print one value for programs');
}

/** Every command below a program or a group. */
function leavesOf(program: Program): Program[] {
  return program.commands.flatMap((one) => [...(one.summary() === '' ? [] : [one]), ...leavesOf(one)]);
}

/** `release publish`, without the name of the program. */
function nameOf(program: Program): string {
  const above = program.parent === null ? '' : nameOf(program.parent);
  return program.parent === null ? '' : `${above} ${program.name()}`.trim();
}

function refuseWrongUse(program: Program): void {
  program.exitOverride((error) => {
    if (error.exitCode === 0) throw error;
    const isUnknown = error.code === 'commander.unknownCommand' || error.code === 'commander.help';
    const sentence = sentenceOf(error, program);
    if (!isUnknown) throw withUsage(sentence, program);
    throw new UsageError(`${sentence}\n\n${program.helpInformation().replace('Usage: ', '')}`);
  });
}

function withUsage(sentence: string, program: Program): UsageError {
  return new UsageError(`${sentence}\n${program.createHelp().commandUsage(program)}`);
}

/** What is wrong, in our words where Commander's are hard to read. */
function sentenceOf({ code, message }: CommanderError, program: Program): string {
  const name = nameOf(program);
  const quoted = /'(?:--)?([^' ]+)/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.help':
      return `There is no command "${name}".`;
    case 'commander.unknownCommand':
      return `There is no command "${`${name} ${quoted}`.trim()}".`;
    case 'commander.missingArgument':
      return `${quoted} is required`;
    case 'commander.excessArguments': {
      const { length } = program.registeredArguments;
      return length === 0
        ? `${name} takes no arguments`
        : `${name} takes ${length} argument${length === 1 ? '' : 's'}`;
    }
    default: {
      const sentence = message.replace(/^error: /, '');
      return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
    }
  }
}
