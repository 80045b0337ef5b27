import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The outcome of a mutant: tests fail, they hang, or they all pass. */
export type Result = 'noticed' | 'hangs' | 'survived';

/** Results in a file, so that the command continues where it was stopped. */
export interface Results {
  get(key: string): Result | undefined;
  set(key: string, result: Result): void;
}

/** Opens the results in a file; an unreadable file counts as empty. */
export function openResults(path: string): Results {
  const known = new Map(Object.entries(read(path)));
  return {
    get: (key) => known.get(key),
    set(key, result) {
      known.set(key, result);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(Object.fromEntries(known)));
    },
  };
}

/** The key of a result; it changes when the broken file or one of the tests changes. */
export function resultKey(mutated: string, rule: string, tests: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([mutated, rule, ...tests]))
    .digest('base64url');
}

function read(path: string): Record<string, Result> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Result>;
  } catch {
    return {};
  }
}
