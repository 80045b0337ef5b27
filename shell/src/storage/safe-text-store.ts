import type { TextStore } from './browser-storage';

/**
 * A text store over one that the browser may refuse: with cookies blocked, or when it is full, what is written stays in
 * memory until the page closes, so that everybody can order.
 */
export function safeTextStore(open: () => TextStore): TextStore {
  const memory = new Map<string, string>();
  const attempt = <Result>(run: (store: TextStore) => Result): Result | undefined => {
    try {
      return run(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((store) => store.getItem(key)) ?? null,
    setItem: (key, text) => {
      memory.delete(key);
      const kept = attempt((store) => {
        store.setItem(key, text);
        return true;
      });
      if (!kept) memory.set(key, text);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((store) => store.removeItem(key));
    },
  };
}
