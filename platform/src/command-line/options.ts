import type { RolloutSignal } from '@storefront/contract';
import { signals } from '../guard/signals';
import type { Options } from './command';

/** The words make no sense; the message says which. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

/** An option that is a text; undefined when it was not given. */
export function textOption(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** `all`, or ids with commas between. */
export function brandsOption(options: Options): 'all' | string[] {
  const text = textOption(options, 'brands') ?? 'all';
  return text === 'all' ? 'all' : text.split(',').map((brand) => brand.trim());
}

/** What the guard is to watch, with commas between; nothing when it was not given. */
export function watchOption(options: Options): { watch?: RolloutSignal[] } {
  const text = textOption(options, 'watch');
  if (text === undefined) return {};
  const watch = text.split(',').map((word) => {
    const signal = signals.find((one) => one === word.trim());
    if (signal === undefined)
      throw new WrongUse(`"${word}" cannot be watched; there are ${signals.join(', ')}`);
    return signal;
  });
  return { watch };
}

/** The options that every change takes. */
export const changeOptions = {
  reason: { type: 'string', what: 'why; it stands in the audit log' },
  'try-out': { type: 'boolean', what: 'only say what would change' },
} as const;

export function changeOf(options: Options): { reason: string; tryOut: boolean } {
  return {
    reason: textOption(options, 'reason') ?? 'no reason given',
    tryOut: options['try-out'] === true,
  };
}

/**
 * A step such as `10%`, `10%/30` or `10%/20s` (minutes or seconds at least) or `10%/30/1000` (page loads at least); several with commas
 * between.
 */
export function stepsOption(
  text: string,
): { share: number; minimumMinutes: number; minimumPageLoads: number }[] {
  return text.split(',').map((step) => {
    const parts = /^\s*(\d{1,3}(?:\.\d{1,2})?)%(?:\/(\d{1,5})(s?))?(?:\/(\d{1,9}))?\s*$/.exec(step);
    if (!parts)
      throw new WrongUse(`"${step}" is no step; write 10%, 10%/30 (minutes) or 10%/30/1000 (page loads)`);
    const [, share, time, seconds, pageLoads] = parts;
    const minutes = seconds === 's' ? Number(time) / 60 : time;
    return {
      share: Math.round(Number(share) * 100),
      minimumMinutes: Number(minutes ?? defaultMinutes),
      minimumPageLoads: Number(pageLoads ?? defaultPageLoads),
    };
  });
}

const defaultMinutes = 30;
const defaultPageLoads = 1_000;
