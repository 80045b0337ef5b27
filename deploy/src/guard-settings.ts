import { readFileSync } from 'node:fs';
import { parseNumberQueries } from 'platform';
import type { GuardSettings, NumberQueries } from 'platform';

/** One point of the charts covers this many checks by the guard. */
const checksPerPoint = 12;

/**
 * Reads GUARD_SECONDS, GUARD_CHECKOUT_SECONDS, GUARD_WATCH_MINUTES, GUARD_MIN_VITALS, PROMETHEUS_URL and the file GUARD_QUERIES; adds a
 * sentence to `faults` for each value that is not valid.
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
  const prometheusUrl = environment['PROMETHEUS_URL'] || undefined;
  if (prometheusUrl !== undefined && !(/^https?:/.test(prometheusUrl) && URL.canParse(prometheusUrl)))
    faults.push(`PROMETHEUS_URL must look like http://localhost:9090, not "${prometheusUrl}".`);
  const queries = readQueries(environment['GUARD_QUERIES'] || undefined, faults);
  if (queries !== undefined && prometheusUrl === undefined)
    faults.push('GUARD_QUERIES needs PROMETHEUS_URL, the server that is asked.');
  return {
    ...(prometheusUrl !== undefined && { prometheusUrl }),
    ...(queries !== undefined && { queries }),
    ...(lookSeconds !== undefined && { lookSeconds, pointSeconds: lookSeconds * checksPerPoint }),
    ...(checkoutSeconds !== undefined && { checkoutSeconds }),
    ...(watchMinutes !== undefined && { watchMinutes }),
    ...(minVitals !== undefined && { minVitals }),
  };
}

function readQueries(path: string | undefined, faults: string[]): NumberQueries | undefined {
  if (path === undefined) return undefined;
  try {
    const parsed = parseNumberQueries(readFileSync(path, 'utf8'));
    if ('queries' in parsed) return parsed.queries;
    faults.push(`GUARD_QUERIES: ${path} cannot be used: ${parsed.fault}.`);
  } catch {
    faults.push(`GUARD_QUERIES must be a file that can be read, not "${path}".`);
  }
  return undefined;
}
