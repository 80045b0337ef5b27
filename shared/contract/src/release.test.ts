import { Value } from '@sinclair/typebox/value';
import { ReleaseManifest } from './release';

const sri = `sha384-${'A'.repeat(64)}`;
const manifest: ReleaseManifest = {
  format: 'storefront-release/1',
  feature: 'checkout',
  version: '2.1.0',
  container: 'checkout_2_1_0',
  hostContract: { needed: '^1.0' },
  shared: [{ name: 'react', version: '^19.3.0', singleton: true, provided: false }],
  entry: 'remoteEntry.js',
  exposes: { './pages/checkout': { js: ['checkout.3f2a.js'], css: ['checkout.9c1d.css'] } },
  files: [
    {
      path: 'remoteEntry.js',
      integrity: sri,
      bytes: 9_000,
      brotliBytes: 3_000,
      gzipBytes: 3_500,
      contentType: 'text/javascript',
    },
  ],
  author: 'checkout-team',
  commit: '0f3c2d1',
  publishedAt: '2026-11-20T09:00:00Z',
};

describe('release manifests', () => {
  it('a manifest records hashes, shared requirements, exposes, sizes, host contract, author, commit and time', () => {
    expect(Value.Check(ReleaseManifest, manifest)).toBe(true);
    for (const field of Object.keys(manifest)) {
      expect(Value.Check(ReleaseManifest, { ...manifest, [field]: undefined })).toBe(false);
    }
  });

  it('a file without a sha384 hash is refused', () => {
    const [file] = manifest.files;
    for (const integrity of ['', 'sha256-AAAA', `sha384-${'A'.repeat(63)}`]) {
      expect(Value.Check(ReleaseManifest, { ...manifest, files: [{ ...file, integrity }] })).toBe(false);
    }
  });

  it('a path stays inside its release', () => {
    for (const entry of ['../x.js', '/x.js', 'a/../../x.js', 'https://x/y.js', 'a//b.js', '']) {
      expect(Value.Check(ReleaseManifest, { ...manifest, entry })).toBe(false);
    }
  });

  it('a manifest without pages stays readable, one with pages is checked', () => {
    const page = {
      paths: ['/rewards', '/rewards/:level?'],
      expose: './pages/rewards',
      title: 'Rewards',
      menu: { label: 'Rewards', place: 20 },
      kinds: ['marketplace'],
    };
    const check = (changes: object) =>
      Value.Check(ReleaseManifest, { ...manifest, pages: [{ ...page, ...changes }] });
    expect(check({})).toBe(true);
    expect(check({ menu: undefined })).toBe(true);
    for (const path of [
      'rewards',
      '/',
      '/*',
      '/:any',
      '/Rewards',
      '/rewards/',
      '/re/:a?/b',
      '/rewards/*/b',
      '/<b>',
    ])
      expect([path, check({ paths: [path] })]).toStrictEqual([path, false]);
    for (const changes of [
      { paths: [] },
      { kinds: [] },
      { title: '' },
      { menu: { label: 'Rewards' } },
      { more: 1 },
    ])
      expect(check(changes)).toBe(false);
  });
});
