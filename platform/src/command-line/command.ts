import type { RegistryClient } from '../door/registry-client';

/** The output of a command: lines for people, or one value for programs. */
interface Output {
  line(text: string): void;
  /** What `--json` prints in place of all lines. */
  value(value: unknown): void;
}

/** What a command receives beside its arguments and options. */
export interface CommandContext {
  output: Output;
  registry: RegistryClient;
  brandsDirectory: string;
  /** The root of the checkout that contains this program; undefined for the packed program, which needs none. */
  repository: string | undefined;
  /** The working directory. */
  folder: string;
  /** Aborts a command that would never end by itself. */
  stopSignal: AbortSignal;
  /** The author and the commit of a publication when the options do not name them. */
  author: string;
  commit: string;
}

/** 0 done; 1 refused, with the reasons printed; 2 wrong use. */
export type ExitCode = 0 | 1 | 2;

export type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandOption {
  type: 'string' | 'boolean';
  description: string;
  isRequired?: true;
  /** The value when the option is not given. */
  initial?: string;
}

/** One command of `storefront`. */
export interface Command {
  /** The name of the command, such as `release publish`. */
  name: string;
  /** The arguments after the name, such as `FOLDER`. */
  argumentNames: readonly string[];
  options: Readonly<Record<string, CommandOption>>;
  /** Its line in the list of all commands; the description by default. */
  title?: string;
  description: string;
  run(context: CommandContext, args: readonly string[], options: Options): Promise<ExitCode>;
}
