import { memoryStore } from '../testing/memory-store';
import { safeTextStore } from './safe-text-store';

describe('a text store that never refuses', () => {
  it('writes through to the browser', () => {
    const browser = memoryStore();
    const store = safeTextStore(() => browser);
    store.setItem('key', 'text');
    expect(browser.texts.get('key')).toBe('text');
    expect(store.getItem('key')).toBe('text');
    store.removeItem('key');
    expect(store.getItem('key')).toBeNull();
  });

  it('keeps everything in memory where the browser gives no storage at all', () => {
    const store = safeTextStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.getItem('key')).toBeNull();
    store.setItem('key', 'text');
    expect(store.getItem('key')).toBe('text');
    store.removeItem('key');
    expect(store.getItem('key')).toBeNull();
  });

  it('keeps the newest value in memory while the browser’s store is full, and uses that store again when there is room', () => {
    const browser = memoryStore(new Map([['key', 'old']]));
    let full = true;
    const store = safeTextStore(() => ({
      ...browser,
      setItem: (key, text) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        browser.setItem(key, text);
      },
    }));
    store.setItem('key', 'new');
    expect(store.getItem('key')).toBe('new');
    full = false;
    store.setItem('key', 'newer');
    expect(browser.texts.get('key')).toBe('newer');
    expect(store.getItem('key')).toBe('newer');
  });
});
