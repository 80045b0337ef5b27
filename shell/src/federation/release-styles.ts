import type { Decision } from '@storefront/contract';
import { findFileUrl } from './page-trust';

/** A linked sheet, or one that a drawn page contains as text; its `data-href` is its path in the release, which contains its hash. */
type Sheet = HTMLLinkElement | HTMLStyleElement;

/**
 * Enables and disables the style sheets of releases, because two releases of a feature have the same class names. A sheet that two
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
          ? findFileUrl(release, path, document.baseURI) === sheet.href
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
    /** Disables the styles that a release has added although it was discarded while it loaded. */
    settle(release: Decision) {
      if (discarded.has(release)) disableUnused(release);
    },
    /**
     * Waits for the sheets of a module that another release with the same sheets has begun to fetch, because webpack takes those for
     * loaded. Rejects as webpack does when one cannot be loaded.
     */
    async arrived(release: Decision, paths: readonly string[]): Promise<void> {
      const wanted = paths.map((path) => findFileUrl(release, path, document.baseURI));
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

/** The error with which webpack's own loading of styles rejects. */
const sheetMissing = (request: string) =>
  Object.assign(new Error(`The style sheet ${request} did not come`), {
    name: 'ChunkLoadError',
    type: 'error',
    request,
  });
