/** A short word for a text, to be compared with another's. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

interface Store {
  getItem(key: string): string | null;
}

/**
 * Whether the browser keeps nothing but what the page itself writes, so that the server has drawn what this visitor sees. `assumed`
 * names, with spaces between, each key that the server has read as empty; behind `=` stands the fingerprint of what the page has written
 * there. `stores` throws where the browser refuses its storage: then nothing is kept either.
 */
export function isAsAssumed(assumed: string, stores: () => readonly Store[]): boolean {
  try {
    const kept = stores();
    return assumed
      .split(' ')
      .filter((entry) => entry !== '')
      .every((entry) => {
        const [key = '', written] = entry.split('=');
        return kept.every((store) => {
          const text = store.getItem(key);
          return text === null || fingerprint(text) === written;
        });
      });
  } catch {
    return true;
  }
}
