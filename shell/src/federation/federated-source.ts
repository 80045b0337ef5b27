import type { Decision } from '@storefront/contract';
import { EntryFailed } from './containers';
import type { Containers } from './containers';
import type { Failure } from './failure';
import { findFileUrl } from './page-trust';
import type { PageTrust } from './page-trust';
import type { ReleaseSource, RunModule } from './release-source';
import { releaseStyles } from './release-styles';

export interface FederatedSourceDeps {
  containers: Pick<Containers, 'load'>;
  trust: PageTrust;
  document: Document;
  fetch: typeof fetch;
  /** SHA-384 of bytes; undefined on an insecure page, where browsers do not offer it. */
  sha384(bytes: ArrayBuffer): Promise<string | undefined>;
}

/** The page names no hash for a file that is about to run, so it is refused (SHL-5). */
class HashMissing extends Error {
  override readonly name = 'HashMissing';
}

/** What webpack and its style loader say of a chunk that did not load. */
const chunkFailure = (error: unknown): { type: unknown; request: unknown } | undefined =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'type' in error && 'request' in error
    ? error
    : undefined;

const asRun = (factory: unknown): RunModule => {
  if (typeof factory !== 'function') throw new TypeError('The release has no such module');
  return () => factory();
};

/** Loads releases through their containers, every script with the page's hash (EDG-4, SHL-5). */
export function federatedSource({
  containers,
  trust,
  document,
  fetch,
  sha384,
}: FederatedSourceDeps): ReleaseSource {
  const filesOf = (release: Decision, expose: string) => {
    const files = release.exposes[expose];
    const paths = [release.entry, ...(files?.js ?? []), ...(files?.css ?? [])];
    return paths.map((path) => findFileUrl(release, path, document.baseURI));
  };

  const styles = releaseStyles(document);

  const renew = (url: string) => fetch(url, { cache: 'reload' }).catch(() => undefined);

  const look = async (url: string): Promise<Failure> => {
    try {
      const response = await fetch(url, { cache: 'force-cache' });
      if (!response.ok) return { phase: 'fetch', code: String(response.status) };
      const found = await sha384(await response.arrayBuffer());
      const same = found !== undefined && `sha384-${found}` === trust.integrityOf(url);
      return same ? { phase: 'fetch', code: 'interrupted' } : { phase: 'integrity', code: 'hash-differs' };
    } catch {
      return { phase: 'fetch', code: 'unreachable' };
    }
  };

  return {
    async load(release, expose, { fresh }) {
      const files = filesOf(release, expose);
      if (files.some((url) => trust.integrityOf(url) === undefined)) throw new HashMissing();
      if (fresh) await Promise.all(files.map(renew));
      styles.use(release);
      const tryLoad = (turnsLeft: number): Promise<RunModule> =>
        containers
          .load(release)
          .then((container) => container.get(expose))
          .then(asRun)
          .catch((error: unknown) => {
            if (turnsLeft > 0 && chunkFailure(error)?.type === 'error') return tryLoad(turnsLeft - 1);
            throw error;
          });
      // A failed preload answers the first script that asks for the file without a request; only the next script makes one.
      const run = await tryLoad(fresh ? files.length : 0).finally(() => styles.settle(release));
      await styles.arrived(release, release.exposes[expose]?.css ?? []);
      return run;
    },

    async isServed({ name, version }) {
      try {
        const query = new URLSearchParams({ name, version });
        return (await fetch(`/platform/served?${query}`, { cache: 'no-store' })).ok;
      } catch {
        // Only the edge knows that a release was not withdrawn.
        return false;
      }
    },

    discard: styles.discard,

    async explain(release, error) {
      if (error instanceof HashMissing) return { phase: 'integrity', code: 'hash-missing' };
      if (error instanceof EntryFailed) {
        const { code } = error;
        if (code === 'unreachable') return look(findFileUrl(release, release.entry, document.baseURI));
        return { phase: code === 'timeout' ? 'fetch' : 'execute', code };
      }
      const chunk = chunkFailure(error);
      if (chunk !== undefined) {
        if (chunk.type === 'integrity') return { phase: 'integrity', code: 'hash-missing' };
        if (chunk.type === 'timeout') return { phase: 'fetch', code: 'timeout' };
        // The script arrived and registered no chunk: it threw.
        if (chunk.type === 'missing') return { phase: 'execute', code: 'ChunkMissing' };
        return look(String(chunk.request));
      }
      if (!(error instanceof Error)) return { phase: 'execute', code: typeof error };
      return { phase: 'execute', code: error.name };
    },
  };
}
