import type { Decision, PageDecision } from '@storefront/contract';

const hash = (text: string) => `sha384-${text.padEnd(64, 'A').slice(0, 64)}`;

/** A release of `feature` that exposes `./pages/home`, with hashes that tell files and versions apart. */
export function aRelease(version: string, feature = 'listing'): Decision {
  return {
    feature,
    name: feature,
    version,
    reason: { step: 'stable', text: `${feature}@${version} is stable` },
    base: `/releases/${feature}/${version}/`,
    entry: 'entry.js',
    container: `${feature}_${version.replaceAll('.', '_')}`,
    exposes: { './pages/home': { js: ['home.js'], css: ['home.css'] } },
    integrity: Object.fromEntries(
      ['entry.js', 'home.js', 'home.css'].map((path) => [
        path,
        hash(`${version.replaceAll('.', '')}${path.replace('.', '')}`),
      ]),
    ),
  };
}

/** A decision for the first version, with the others to fall back on. */
export function aDecision(version: string, ...lastGood: string[]): PageDecision {
  return { ...aRelease(version), lastGood: lastGood.map((one) => aRelease(one)) };
}
