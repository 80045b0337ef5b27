import type { ReleaseManifest } from '@storefront/contract';

/** A published release; `changes` are what a test is about. */
export function aReleaseOf(
  feature: string,
  version: string,
  changes: Partial<ReleaseManifest> = {},
): ReleaseManifest {
  return {
    format: 'storefront-release/1',
    feature,
    version,
    container: `${feature}_${version}`.replace(/[^a-z0-9]/g, '_'),
    hostContract: feature === 'shell' ? { provided: '1.1.0' } : { needed: '^1.0.0' },
    shared: [
      {
        name: 'react',
        version: feature === 'shell' ? '19.3.1' : '^19.0.0',
        singleton: true,
        provided: feature === 'shell',
      },
    ],
    entry: 'entry.js',
    exposes: { './pages/home': { js: ['home.js'], css: [] } },
    files: ['entry.js', 'home.js'].map((path) => ({
      path,
      integrity: `sha384-${`${feature}${version}${path}`.replace(/[^a-z0-9]/g, '').padEnd(64, 'A')}`,
      bytes: 100,
      brotliBytes: 50,
      gzipBytes: 60,
      contentType: 'text/javascript; charset=utf-8',
    })),
    author: 'a team',
    commit: 'abc',
    publishedAt: '2026-11-21T18:00:00.000Z',
    ...changes,
  };
}
