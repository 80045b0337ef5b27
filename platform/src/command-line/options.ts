import { parseSteps } from '@storefront/contract';
import type { RolloutSignal } from '@storefront/contract';
import { signals } from '../guard/signals';
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

/** `all`, or ids separated by commas. */
export function brandsOption(options: Options): 'all' | string[] {
  const text = textOption(options, 'brands') ?? 'all';
  return text === 'all' ? 'all' : text.split(',').map((brand) => brand.trim());
}

/** The signals that the guard watches, separated by commas; an empty object when the option was not given. */
export function watchOption(options: Options): { watch?: RolloutSignal[] } {
  const text = textOption(options, 'watch');
  if (text === undefined) return {};
  const watch = text.split(',').map((word) => {
    const signal = signals.find((one) => one === word.trim());
    if (signal === undefined)
      throw new UsageError(`"${word}" cannot be watched; choose from ${signals.join(', ')}`);
    return signal;
  });
  return { watch };
}

/** For a release that the guard has aborted. */
export const despiteOption = {
  type: 'string',
  description:
    'the rollout in which the guard aborted the release, when it is wanted nevertheless, such as r7',
} as const;

export function despiteOf(options: Options): { despite?: string } {
  const despite = textOption(options, 'despite');
  return despite === undefined ? {} : { despite };
}

/** The options of every change. */
export const changeOptions = {
  reason: { type: 'string', description: 'why; recorded in the audit log' },
  'try-out': { type: 'boolean', description: 'only print what would change' },
} as const;

export function changeOf(options: Options): { reason: string; tryOut: boolean } {
  return { reason: textOption(options, 'reason') ?? 'no reason given', tryOut: options['try-out'] === true };
}

/** The steps of a rollout, separated by commas, in the form of `parseSteps`. */
export function stepsOption(text: string) {
  const parsed = parseSteps(text);
  if (parsed.kind === 'refused') throw new UsageError(parsed.fault);
  return parsed.steps;
}
