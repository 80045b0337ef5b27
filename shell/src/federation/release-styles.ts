import type { Decision } from '@storefront/contract';
import { urlOf } from './page-trust';

/** Puts the style sheets of releases in and out of effect: two releases of a feature name their classes alike. */
export const releaseStyles = (document: Document) => {
  const discarded = new Set<string>();
  const baseOf = (release: Decision) => urlOf(release, '', document.baseURI);

  const disable = (base: string, disabled: boolean) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (link.href.startsWith(base)) link.disabled = disabled;
  };

  return {
    use(release: Decision) {
      if (discarded.delete(baseOf(release))) disable(baseOf(release), false);
    },
    discard(release: Decision) {
      discarded.add(baseOf(release));
      disable(baseOf(release), true);
    },
    /** A release that was discarded while it loaded has put its styles in since. */
    settle(release: Decision) {
      if (discarded.has(baseOf(release))) disable(baseOf(release), true);
    },
  };
};
