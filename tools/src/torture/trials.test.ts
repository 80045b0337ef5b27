import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { trials } from './trials';

describe('the trials of npm run torture', () => {
  it.each(trials.map(({ name, file }) => [name, file]))(
    'include existing test files for: %s',
    (_what, file) => {
      expect(existsSync(join(import.meta.dirname, '../../..', file))).toBe(true);
    },
  );
});
