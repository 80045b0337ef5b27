import type { GuardSettings } from 'platform';

/** One point of the charts covers this many checks by the guard. */
const checksPerPoint = 12;

/**
 * Reads GUARD_SECONDS, GUARD_CHECKOUT_SECONDS, GUARD_WATCH_MINUTES and GUARD_MIN_VITALS; adds a sentence to `faults` for each value
 * that is not valid.
 */
export function parseGuardSettings(
  environment: Readonly<Record<string, string | undefined>>,
  faults: string[],
): Partial<GuardSettings> {
  const read = (name: string, pattern = /^[1-9]\d{0,5}$/, from = 1): number | undefined => {
    const written = environment[name];
    if (!written) return undefined;
    if (!pattern.test(written))
      faults.push(`${name} must be a whole number from ${from} to 999999, not "${written}".`);
    return Number(written);
  };
  const lookSeconds = read('GUARD_SECONDS');
  const checkoutSeconds = read('GUARD_CHECKOUT_SECONDS');
  const watchMinutes = read('GUARD_WATCH_MINUTES', /^\d{1,6}$/, 0);
  const minVitals = read('GUARD_MIN_VITALS');
  return {
    ...(lookSeconds !== undefined && { lookSeconds, pointSeconds: lookSeconds * checksPerPoint }),
    ...(checkoutSeconds !== undefined && { checkoutSeconds }),
    ...(watchMinutes !== undefined && { watchMinutes }),
    ...(minVitals !== undefined && { minVitals }),
  };
}
