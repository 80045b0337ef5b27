import { resolve } from 'node:path';
import type { CatalogueCommand } from './command';

/** Parses the words after `npm run catalogue --`; undefined when they are no command. Paths are relative to the caller's folder. */
export function parseCommand(args: readonly string[], folder: string): CatalogueCommand | undefined {
  const [verb, ...rest] = args;
  const files = rest.filter((arg) => !arg.startsWith('--'));
  const flags = rest.filter((arg) => arg.startsWith('--'));
  const [named] = files;
  if (named === undefined || files.length > 1) return undefined;
  const file = resolve(folder, named);
  if (verb === 'import' && flags.every((flag) => flag === '--replace')) {
    return { verb, file, replace: flags.length > 0 };
  }
  if ((verb === 'check' || verb === 'export') && flags.length === 0) return { verb, file };
  return undefined;
}
