import type { Compiler, Configuration } from 'webpack';

export class ServerPartPlugin {
  readonly feature: string;
  /** Whether there is no page to draw. */
  readonly isEmpty: boolean;
  apply(compiler: Compiler): void;
  inspectable(folder: string, resolve: NonNullable<Configuration['resolve']>): Configuration;
}
