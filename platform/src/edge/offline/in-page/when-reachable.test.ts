import { whenReachable } from './when-reachable';
import type { ReachingWindow } from './when-reachable';

const address = '/offline.html';

/** A window whose timers and answers the test decides. */
function opened(answers: readonly (boolean | 'no answer')[]) {
  const left = [...answers];
  const waits: { readonly run: () => void; readonly milliseconds: number }[] = [];
  const asked: [string, RequestInit | undefined][] = [];
  const listeners: Record<string, () => void> = {};
  const view = {
    fetch: async (url: string, options?: RequestInit) => {
      asked.push([url, options]);
      const answer = left.shift();
      if (answer === undefined || answer === 'no answer') throw new TypeError('Failed to fetch');
      return { ok: answer };
    },
    setTimeout: (run: () => void, milliseconds: number) => waits.push({ run, milliseconds }),
    addEventListener: (name: string, heard: () => void) => (listeners[name] = heard),
  };
  const reached = jest.fn();
  whenReachable(view as unknown as ReachingWindow, address, reached);
  /** Lets the time pass until the next try has ended. */
  const nextTry = async () => {
    waits.shift()?.run();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { waits, asked, listeners, reached, nextTry };
}

describe('[BRD-10] a page without a connection comes back by itself', () => {
  it('when the server answers, though the device had a connection all the time', async () => {
    const { reached, nextTry, waits, asked } = opened(['no answer', false, true]);
    expect(asked).toStrictEqual([]);
    await nextTry();
    await nextTry();
    expect(reached).not.toHaveBeenCalled();
    await nextTry();
    expect(reached).toHaveBeenCalledTimes(1);
    expect(waits).toStrictEqual([]);
    expect(asked.map(([url, options]) => [url, options?.cache])).toStrictEqual(
      [1, 2, 3].map(() => [address, 'no-store']),
    );
  });

  it('waits five to ten seconds between two tries', async () => {
    const { waits, nextTry } = opened([]);
    for (let tries = 0; tries < 20; tries += 1) {
      const [{ milliseconds } = { milliseconds: 0 }] = waits;
      expect(waits).toHaveLength(1);
      expect(milliseconds).toBeGreaterThanOrEqual(5_000);
      expect(milliseconds).toBeLessThan(10_000);
      await nextTry();
    }
  });

  it('gives up a try that has no answer for ten seconds', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout');
    const { asked, nextTry } = opened([]);
    await nextTry();
    expect(limit).toHaveBeenCalledWith(10_000);
    expect(asked[0]?.[1]?.signal).toBe(limit.mock.results[0]?.value);
  });

  it('at once when the device has a connection again, and only once', async () => {
    const { listeners, reached, nextTry, asked } = opened([true]);
    listeners['online']?.();
    expect(reached).toHaveBeenCalledTimes(1);
    await nextTry();
    expect(asked).toHaveLength(1);
    expect(reached).toHaveBeenCalledTimes(1);
  });
});
