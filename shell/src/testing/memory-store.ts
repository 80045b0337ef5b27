import type { TextStore } from '../storage/browser-storage';

/** A text store in memory; `texts` is its content. */
export function memoryStore(texts = new Map<string, string>()): TextStore & { texts: Map<string, string> } {
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}
