import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onceInRun } from './once-in-run';

describe('onceInRun', () => {
  const previousRun = process.env['STOREFRONT_TEST_RUN'];
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'once-in-run-'));
    process.env['STOREFRONT_TEST_RUN'] = folder;
  });
  afterEach(() => {
    process.env['STOREFRONT_TEST_RUN'] = previousRun;
    rmSync(folder, { recursive: true });
  });

  it('makes a value for the first worker, and gives it to all', async () => {
    const make = jest.fn(() => Promise.resolve('made'));
    const answers = await Promise.all([onceInRun('thing', make), onceInRun('thing', make)]);
    expect(answers.map(String)).toStrictEqual(['made', 'made']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('fails for all waiting workers when the value cannot be made', async () => {
    const make = () => Promise.reject(new Error('no room'));
    const answers = await Promise.allSettled([onceInRun('thing', make), onceInRun('thing', make)]);
    expect(answers.map((answer) => answer.status === 'rejected' && String(answer.reason))).toStrictEqual([
      'Error: no room',
      'Error: thing could not be made: no room',
    ]);
  });
});
