import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { trials } from './trials';

describe('the trials of npm run torture', () => {
  it.each(trials.map(({ what, file }) => [what, file]))('%s: its tests are there', (_what, file) => {
    expect(existsSync(join(import.meta.dirname, '../../..', file))).toBe(true);
  });
});
