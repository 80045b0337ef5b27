import type { ReleaseManifest } from '@storefront/contract';
import type { DecidingBrand } from './feature-plan';
import { aBrand } from '../testing/brands';
import { aRegistry, aVisit, planOf, turnsOf } from '../testing/registry';
import { aReleaseOf } from '../testing/releases';
import { decide } from './decide';
import { explain } from './explain';

const shell = aReleaseOf('shell', '1.0.0');
const registry = aRegistry({
  turns: turnsOf(
    'promote shell@1.0.0',
    'promote checkout@1.0.0',
    'promote checkout@1.1.0',
    'promote checkout@2.0.0',
  ),
});

/** A registry in which these releases became stable one after another. */
const stable = (...releases: ReleaseManifest[]) =>
  aRegistry({
    turns: turnsOf(...releases.map(({ feature, version }) => `promote ${feature}@${version}`)),
    releases,
  });

const decided = (brand: DecidingBrand = aBrand(), releases = registry, assetOrigin = '') =>
  decide(planOf(releases, brand, assetOrigin), aVisit());

describe('deciding which release a brand gets', () => {
  it('[RES-1] gives the stable release, its entry, the hash of each of its files and the reason', () => {
    const { decisions } = decided();
    expect(decisions['checkout']).toMatchObject({
      feature: 'checkout',
      name: 'checkout',
      version: '2.0.0',
      base: '/releases/checkout/2.0.0/',
      entry: 'entry.js',
      container: 'checkout_2_0_0',
      reason: { step: 'stable', text: 'checkout@2.0.0 because it is stable' },
    });
    expect(Object.keys(decisions['checkout']?.integrity ?? {})).toStrictEqual(['entry.js', 'home.js']);
    expect(decisions['shell']?.version).toBe('1.0.0');
  });

  it('[RES-1] is a pure function: the same brand and releases give the same decision', () => {
    expect(decided()).toStrictEqual(decided());
  });

  it('[RES-1] names the release that was stable before as last good, with its own hashes and reason', () => {
    const { decisions } = decided();
    expect(decisions['checkout']?.lastGood).toStrictEqual([
      expect.objectContaining({
        version: '1.1.0',
        reason: { step: 'stable', text: 'checkout@1.1.0 because it was stable before checkout@2.0.0' },
      }),
    ]);
    expect(decisions['shell']?.lastGood).toStrictEqual([]);
  });

  it('names the files on the origin of the releases when there is one', () => {
    const { decisions } = decided(aBrand(), registry, 'https://cdn.example');
    expect(decisions['checkout']?.base).toBe('https://cdn.example/releases/checkout/2.0.0/');
    expect(decisions['checkout']?.lastGood[0]?.base).toBe('https://cdn.example/releases/checkout/1.1.0/');
  });

  it('a pinned brand keeps its release, and falls back to the stable one', () => {
    const brand = aBrand({ id: 'northbank', pins: { checkout: '1.0.0' } });
    const { decisions } = decided(brand);
    expect(decisions['checkout']).toMatchObject({
      version: '1.0.0',
      reason: { step: 'pin', text: 'checkout@1.0.0 because northbank pins it' },
      lastGood: [{ version: '2.0.0' }],
    });
  });

  it('a pin may name a release that was never stable', () => {
    const brand = aBrand({ pins: { checkout: '3.0.0' } });
    const releases = aRegistry({ releases: [aReleaseOf('checkout', '3.0.0')] });
    expect(decided(brand, releases).decisions['checkout']?.version).toBe('3.0.0');
  });

  it('a pin on an unpublished release gives the stable release, and the reason says so', () => {
    const { decisions } = decided(aBrand({ pins: { checkout: '9.9.9' } }));
    expect(decisions['checkout']).toMatchObject({ version: '2.0.0' });
    expect(decisions['checkout']?.reason.text).toContain('pins checkout@9.9.9, which is not published');
  });

  it('a partner’s own remote replaces ours, and the other features are reused', () => {
    const brand = aBrand({ remotes: { checkout: 'partner/checkout' } });
    const releases = stable(
      shell,
      aReleaseOf('checkout', '2.0.0'),
      aReleaseOf('listing', '1.0.0'),
      aReleaseOf('partner/checkout', '0.1.0'),
    );
    const { decisions } = decided(brand, releases);
    expect(decisions['checkout']).toMatchObject({
      feature: 'checkout',
      name: 'partner/checkout',
      base: '/releases/partner/checkout/0.1.0/',
    });
    expect(decisions['listing']?.name).toBe('listing');
    expect(decisions['partner/checkout']).toBeUndefined();
  });

  it.each([
    [
      'host contract',
      { hostContract: { needed: '^1.2' } },
      'it needs host contract ^1.2 and shell@1.0.0 has 1.1.0',
    ],
    [
      'shared package',
      { shared: [{ name: 'react', version: '^20.0.0', singleton: true, provided: false }] },
      'it needs react ^20.0.0 and shell@1.0.0 has 19.3.1',
    ],
    [
      'package that is not shared',
      { shared: [{ name: 'rxjs', version: '^7.0.0', singleton: true, provided: false }] },
      'it needs rxjs ^7.0.0 and shell@1.0.0 has none',
    ],
  ])(
    '[RES-6] a release whose %s the shell does not meet is replaced by the newest that fits, with that reason',
    (_what, need, because) => {
      const releases = stable(
        shell,
        aReleaseOf('checkout', '1.1.0'),
        aReleaseOf('checkout', '2.0.0'),
        aReleaseOf('checkout', '3.0.0', need),
      );
      const { decisions } = decided(aBrand(), releases);
      expect(decisions['checkout']).toMatchObject({ version: '2.0.0', lastGood: [{ version: '1.1.0' }] });
      expect(decisions['checkout']?.reason).toStrictEqual({
        step: 'compatible',
        text: `checkout@2.0.0 in place of checkout@3.0.0 because it is stable, as ${because}`,
      });
    },
  );

  it('[RES-6] a release that does not fit is never last good either', () => {
    const needy = aReleaseOf('checkout', '1.1.0', { hostContract: { needed: '^2.0' } });
    const releases = stable(shell, aReleaseOf('checkout', '1.0.0'), needy, aReleaseOf('checkout', '2.0.0'));
    expect(
      decided(aBrand(), releases).decisions['checkout']?.lastGood.map(({ version }) => version),
    ).toStrictEqual(['1.0.0']);
  });

  it('[RES-6] a release needs no version of what it brings itself, and may say nothing about the host', () => {
    const bringing = aReleaseOf('checkout', '3.0.0', {
      hostContract: {},
      shared: [{ name: 'rxjs', version: '7.8.2', singleton: false, provided: true }],
    });
    expect(decided(aBrand(), stable(shell, bringing)).decisions['checkout']?.version).toBe('3.0.0');
  });

  it('[RES-6] a shell that says nothing about its host contract runs no release that needs one', () => {
    const silent = aReleaseOf('shell', '1.0.0', { hostContract: {} });
    expect(decided(aBrand(), stable(silent, aReleaseOf('checkout', '3.0.0'))).undecided['checkout']).toBe(
      'no release fits: checkout@3.0.0 is not served, as it needs host contract ^1.0.0 and shell@1.0.0 has none',
    );
  });

  it('[RES-6] a feature without a fitting release stays undecided, with the reason', () => {
    const needy = aReleaseOf('checkout', '3.0.0', { hostContract: { needed: '^2.0' } });
    const { decisions, undecided } = decided(aBrand(), stable(shell, needy));
    expect(decisions['checkout']).toBeUndefined();
    expect(undecided['checkout']).toContain('checkout@3.0.0 is not served, as it needs host contract ^2.0');
    const pins = [{ brand: 'market', feature: 'checkout', name: 'checkout', version: '3.0.0' }];
    const onlyPinned = aRegistry({ turns: turnsOf('promote shell@1.0.0'), releases: [shell, needy], pins });
    expect(decided(aBrand(), onlyPinned).undecided['checkout']).toContain('checkout@3.0.0 is not served');
  });

  it('a release that is no longer published is passed over', () => {
    const releases = [shell, aReleaseOf('checkout', '1.1.0')];
    expect(decided(aBrand(), { ...registry, releases }).decisions['checkout']).toMatchObject({
      version: '1.1.0',
      reason: { text: 'checkout@1.1.0 because it is stable' },
      lastGood: [],
    });
  });

  it('that is stable on some brands alone is given on those', () => {
    const turns = turnsOf(
      'promote shell@1.0.0',
      'promote checkout@2.0.0',
      'promote checkout@2.1.0 on market yard',
    );
    const versionOn = (id: string) =>
      decide(planOf(aRegistry({ turns }), aBrand({ id })), aVisit()).decisions['checkout']?.version;
    expect(['market', 'yard', 'bank'].map(versionOn)).toStrictEqual(['2.1.0', '2.1.0', '2.0.0']);
  });

  it('[RES-7] is explained in words, in the order of the names', () => {
    const explained = explain(decided(aBrand({ remotes: { booking: 'partner/booking' } })));
    expect(Object.keys(explained)).toStrictEqual(['booking', 'checkout', 'shell']);
    const remotes = { tables: 'partner/tables', booking: 'partner/booking', kitchen: 'partner/kitchen' };
    const more = explain(decided(aBrand({ remotes })));
    expect(Object.keys(more)).toStrictEqual(['booking', 'checkout', 'kitchen', 'shell', 'tables']);
    expect(explained['booking']).toStrictEqual({
      release: null,
      step: 'none',
      because: 'no release of partner/booking is stable',
      lastGood: [],
    });
    expect(explained).toMatchObject({
      checkout: { release: 'checkout@2.0.0', step: 'stable', lastGood: ['checkout@1.1.0'] },
      shell: { release: 'shell@1.0.0' },
    });
  });
});
