import type { Decision } from '@storefront/contract';
import { urlOf } from './page-trust';

/** A sheet that is linked, or one that a drawn page holds as text; its `data-href` is its path in the release, which has its hash in it. */
type Sheet = HTMLLinkElement | HTMLStyleElement;

/**
 * Puts the style sheets of releases in and out of effect: two releases of a feature name their classes alike. A sheet that two
 * releases share stays as long as one of them is in use.
 */
export function releaseStyles(document: Document) {
  const inUse = new Set<Decision>();
  const discarded = new Set<Decision>();
  const putBack = new WeakSet<Sheet>();

  const names = (release: Decision, sheet: Sheet) =>
    Object.keys(release.integrity).some(
      (path) =>
        path.endsWith('.css') &&
        (sheet instanceof HTMLLinkElement
          ? urlOf(release, path, document.baseURI) === sheet.href
          : path === sheet.dataset['href']),
    );
  const sheetsOf = (release: Decision) =>
    [...document.querySelectorAll<Sheet>('link[rel="stylesheet"], style[data-href]')].filter((sheet) =>
      names(release, sheet),
    );

  const disableUnused = (release: Decision) => {
    for (const sheet of sheetsOf(release)) sheet.disabled = ![...inUse].some((other) => names(other, sheet));
  };

  return {
    use(release: Decision) {
      inUse.add(release);
      if (!discarded.delete(release)) return;
      for (const sheet of sheetsOf(release)) {
        sheet.disabled = false;
        putBack.add(sheet);
      }
    },
    discard(release: Decision) {
      inUse.delete(release);
      discarded.add(release);
      disableUnused(release);
    },
    /** A release that was discarded while it loaded has put its styles in since. */
    settle(release: Decision) {
      if (discarded.has(release)) disableUnused(release);
    },
    /**
     * Waits for the sheets of a module that another release with the same ones has begun to fetch: webpack takes them for loaded.
     * Rejects as webpack does when one does not come.
     */
    async arrived(release: Decision, paths: readonly string[]): Promise<void> {
      const wanted = paths.map((path) => urlOf(release, path, document.baseURI));
      const links = sheetsOf(release).filter((sheet) => sheet instanceof HTMLLinkElement);
      const pending = links.filter(
        (link) => wanted.includes(link.href) && !link.disabled && !putBack.has(link) && link.sheet === null,
      );
      await Promise.all(
        pending.map(
          (link) =>
            new Promise<void>((resolve, reject) => {
              link.addEventListener('load', () => resolve());
              link.addEventListener('error', () => reject(sheetMissing(link.href)));
            }),
        ),
      );
    },
  };
}

/** What webpack's own loading of styles rejects with. */
const sheetMissing = (request: string) =>
  Object.assign(new Error(`The style sheet ${request} did not come`), {
    name: 'ChunkLoadError',
    type: 'error',
    request,
  });
