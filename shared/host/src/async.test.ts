import { Latest, valueOf } from './async';

describe('something asynchronous', () => {
  it('has a value once it is done, and at no other time', () => {
    expect(valueOf({ kind: 'done', value: 3 })).toBe(3);
    expect(valueOf({ kind: 'idle' })).toBeUndefined();
    expect(valueOf({ kind: 'running' })).toBeUndefined();
    expect(valueOf({ kind: 'failed', sentence: 'No.' })).toBeUndefined();
  });

  it('the latest run wins: beginning one aborts the one before', () => {
    const latest = new Latest();
    const first = latest.begin();
    const second = latest.begin();
    expect([first.aborted, second.aborted]).toEqual([true, false]);
  });

  it('ending aborts without a successor, and a new run can begin after it', () => {
    const latest = new Latest();
    latest.end();
    const first = latest.begin();
    latest.end();
    expect(first.aborted).toBe(true);
    expect(latest.begin().aborted).toBe(false);
  });
});
