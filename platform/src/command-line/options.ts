import type { Options } from './command';

/** The arguments or options make no sense; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An option with a text value; undefined when it was not given. */
export function textOption(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}
