import { memoryStore } from '../testing/memory-store';
import { PageRenewal } from './page-renewal';
import type { PageRenewalDeps } from './page-renewal';
import { renewalMemory } from './renewal-memory';

const listing = { name: 'listing', version: '1.0.0' };
const shell = { name: 'shell', version: '1.0.0' };

/** A page whose release of listing is gone, unless a test says otherwise. */
const aPage = (changes: Partial<PageRenewalDeps> = {}) => {
  const reloads: string[] = [];
  const asked: string[] = [];
  const renewal = new PageRenewal({
    releasesInUse: () => [shell, listing],
    isGone: async ({ name }) => {
      asked.push(name);
      return name === 'listing';
    },
    cannotShow: () => false,
    typed: { isHeld: () => false, isHeldBesidePage: () => false },
    memory: renewalMemory(() => memory),
    reload: () => void reloads.push('the page'),
    ...changes,
  });
  return { renewal, reloads, asked };
};
let memory = memoryStore();
beforeEach(() => {
  memory = memoryStore();
});

describe('a page whose release is gone', () => {
  it('is reloaded when the customer goes to another page, and not before', async () => {
    const { renewal, reloads } = aPage();
    await renewal.fileFailed();
    renewal.pageFailed();
    expect(reloads).toStrictEqual([]);
    expect(renewal.pageLeft()).toBe(true);
    expect(reloads).toHaveLength(1);
  });

  it('is reloaded at once when it can show nothing', async () => {
    const { renewal, reloads } = aPage({ cannotShow: () => true });
    await renewal.fileFailed();
    expect(reloads).toHaveLength(1);
  });

  it('is reloaded when the panel appears after the server was asked', async () => {
    let panel = false;
    const { renewal, reloads } = aPage({ cannotShow: () => panel });
    await renewal.fileFailed();
    panel = true;
    renewal.pageFailed();
    expect(reloads).toHaveLength(1);
  });

  it('waits while something is typed in', async () => {
    let [page, beside] = [true, true];
    const typed = { isHeld: () => page, isHeldBesidePage: () => beside };
    const { renewal, reloads } = aPage({ cannotShow: () => true, typed });
    await renewal.fileFailed();
    expect(renewal.pageLeft()).toBe(false);
    expect(reloads).toStrictEqual([]);
    renewal.pageFailed();
    expect(reloads).toStrictEqual([]);
    [page, beside] = [false, false];
    renewal.pageFailed();
    expect(reloads).toHaveLength(1);
  });

  it('is reloaded when the customer leaves it, although one of its fields is filled in', async () => {
    const typed = { isHeld: () => true, isHeldBesidePage: () => false };
    const { renewal, reloads } = aPage({ cannotShow: () => true, typed });
    await renewal.fileFailed();
    expect(renewal.pageLeft()).toBe(true);
    expect(reloads).toHaveLength(1);
  });

  it('is reloaded once in a visit for a release, whatever releases the next page has', async () => {
    const first = aPage({ cannotShow: () => true });
    await first.renewal.fileFailed();
    const second = aPage({ cannotShow: () => true });
    await second.renewal.fileFailed();
    expect(second.renewal.pageLeft()).toBe(false);
    expect([first.reloads.length, second.reloads.length]).toStrictEqual([1, 0]);
    expect(second.asked).toStrictEqual(['shell']);
  });

  it('is reloaded once when another file fails while the reload is under way', async () => {
    let answer = () => {};
    const asked = new Promise<boolean>((resolve) => (answer = () => resolve(true)));
    const { renewal, reloads } = aPage({ cannotShow: () => true, isGone: () => asked });
    const asking = renewal.fileFailed();
    renewalMemory(() => memory).add(['shell@1.0.0', 'listing@1.0.0']);
    answer();
    await asking;
    expect(reloads).toStrictEqual([]);
  });

  it('is never reloaded by a browser that stores nothing', async () => {
    const shut = renewalMemory(() => {
      throw new Error('The browser keeps nothing');
    });
    const { renewal, reloads } = aPage({ cannotShow: () => true, memory: shut });
    await renewal.fileFailed();
    expect(renewal.pageLeft()).toBe(false);
    expect(reloads).toStrictEqual([]);
  });

  it('stays when its releases are still served: a reload would bring the same', async () => {
    const { renewal, reloads } = aPage({ isGone: async () => false, cannotShow: () => true });
    await renewal.fileFailed();
    expect(renewal.pageLeft()).toBe(false);
    expect(reloads).toStrictEqual([]);
  });

  it('is asked about once while many files fail', async () => {
    const { renewal, asked } = aPage();
    await Promise.all([renewal.fileFailed(), renewal.fileFailed(), renewal.fileFailed()]);
    expect(asked).toStrictEqual(['shell', 'listing']);
  });
});
