/** A short hash of a text (FNV-1a), to compare texts by. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

interface Store {
  getItem(key: string): string | null;
}

/**
 * Whether the browser stores nothing but what the page itself writes, so that the server's drawing fits this visitor. `assumed` lists,
 * separated by spaces, each key that the server read as empty; after `=` comes the fingerprint of what the page then wrote there.
 * `stores` throws where the browser refuses its storage: then nothing is stored either.
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
