import type { RegistryClient } from './registry-client';

/** Where a command writes: one line for a person, or one value for a program. */
interface Output {
  line(text: string): void;
  /** What `--json` prints in place of all lines. */
  value(value: unknown): void;
}

/** What a command is given beside its words. */
export interface CommandContext {
  output: Output;
  registry: RegistryClient;
  brandsDirectory: string;
  /** The checkout that the command belongs to. */
  house: string;
  /** Where the command was given. */
  folder: string;
  /** Ends a command that would go on for ever. */
  stopped: AbortSignal;
  /** Who publishes, and from which commit, where the words do not say. */
  author: string;
  commit: string;
}

/** 0 done; 1 refused, with the reasons written; 2 wrong use. */
export type ExitCode = 0 | 1 | 2;

export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** One thing that `storefront` can do. */
export interface Command {
  /** The words that name it, such as `release publish`. */
  name: string;
  /** What stands after the name, such as `FOLDER`. */
  takes: readonly string[];
  options: Readonly<Record<string, { type: 'string' | 'boolean'; what: string; needed?: true }>>;
  what: string;
  run(context: CommandContext, words: readonly string[], options: Options): Promise<ExitCode>;
}
