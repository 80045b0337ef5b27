import { ApiUnreachable } from '@storefront/host';
import { waitFor } from '@testing-library/react';
import { copy } from '../copy';
import { Acts } from './acts';

const done = { kind: 'done' } as const;

/** Acts, and what was sent of them: each answer comes when the test gives it. */
const setUp = () => {
  let keys = 0;
  const acts = new Acts(() => `key-${(keys += 1)}`);
  const sent: string[] = [];
  const answers: { resolve(outcome: typeof done): void; reject(error: Error): void }[] = [];
  const run = (subject: string, asked = 'accept', queue?: (key: string) => void) =>
    acts.run(
      subject,
      asked,
      (key) => {
        sent.push(`${asked} ${subject} ${key}`);
        return new Promise<typeof done>((resolve, reject) => answers.push({ resolve, reject }));
      },
      queue,
    );
  /** The next answer to what was sent, once it was sent. */
  const next = () =>
    waitFor(() => {
      const answer = answers.shift();
      if (answer === undefined) throw new Error('Nothing was sent');
      return answer;
    });
  return { acts, sent, run, next };
};

describe('what is pressed in a kitchen', () => {
  it('[KIT-3] while something else is under way is done after it, and is busy meanwhile', async () => {
    const { acts, sent, run, next } = setUp();
    const both = [run('order 1'), run('order 2')];
    expect(['order 1', 'order 2', 'order 3'].map((order) => acts.isBusy(order))).toStrictEqual([
      true,
      true,
      false,
    ]);
    const first = await next();
    expect(sent).toStrictEqual(['accept order 1 key-1']);
    first.resolve(done);
    (await next()).resolve(done);
    expect(await Promise.all(both)).toStrictEqual([done, done]);
    expect(sent).toStrictEqual(['accept order 1 key-1', 'accept order 2 key-2']);
    expect(acts.isBusy('order 2')).toBe(false);
  });

  it('twice is done once', async () => {
    const { sent, run, next } = setUp();
    const first = run('order 1');
    expect(await run('order 1')).toBeUndefined();
    (await next()).resolve(done);
    expect(await first).toStrictEqual(done);
    expect(sent).toStrictEqual(['accept order 1 key-1']);
  });

  it('with the same subject is busy until all of it is done', async () => {
    const { acts, run, next } = setUp();
    const both = [run('order 1', 'accept'), run('order 1', 'cook')];
    (await next()).resolve(done);
    const second = await next();
    expect(acts.isBusy('order 1')).toBe(true);
    second.resolve(done);
    await Promise.all(both);
    expect(acts.isBusy('order 1')).toBe(false);
  });

  it('[KIT-3] and got no answer says so, also when the next thing is done, and goes again with the same key', async () => {
    const { acts, sent, run, next } = setUp();
    const both = [run('order 1'), run('order 2')];
    (await next()).reject(new ApiUnreachable('no connection'));
    (await next()).resolve(done);
    expect(await Promise.all(both)).toStrictEqual([undefined, done]);
    expect(acts.sentence).toBe(copy.notSent);
    const again = run('order 1');
    expect(acts.sentence).toBe('');
    (await next()).resolve(done);
    expect(await again).toStrictEqual(done);
    expect(sent).toStrictEqual(['accept order 1 key-1', 'accept order 2 key-2', 'accept order 1 key-1']);
  });

  it('[KIT-3] and got no answer is queued with its key where it can wait', async () => {
    const { acts, run, next } = setUp();
    const queue = jest.fn();
    const act = run('order 1', 'accept', queue);
    (await next()).reject(new ApiUnreachable('no connection'));
    expect(await act).toBeUndefined();
    expect(queue.mock.calls).toStrictEqual([['key-1']]);
    expect(acts.sentence).toBe('');
  });

  it('goes on after something has failed in an unforeseen way', async () => {
    const { run, next } = setUp();
    const broken = run('order 1');
    const whole = run('order 2');
    (await next()).reject(new Error('broken'));
    await expect(broken).rejects.toThrow('broken');
    (await next()).resolve(done);
    expect(await whole).toStrictEqual(done);
  });
});
