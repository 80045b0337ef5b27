import { PagedStore } from './paged-store';

describe('a list that is loaded page by page', () => {
  it('is told to end its request when its page goes, and an answer that comes then changes nothing', async () => {
    const signals: AbortSignal[] = [];
    let answer: (name: string) => void = () => undefined;
    const list = new PagedStore<string>((_page, signal) => {
      signals.push(signal);
      return new Promise(
        (resolve) => (answer = (name) => resolve({ kind: 'ok', value: { items: [name], hasMore: true } })),
      );
    });
    const loading = list.load();
    list.end();
    answer('an order');
    await loading;
    expect(signals.map(({ aborted }) => aborted)).toStrictEqual([true]);
    expect([list.items, list.hasMore, list.loading.kind]).toStrictEqual([[], false, 'idle']);
  });
});
