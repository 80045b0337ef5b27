import type { PageOfVisitor } from './page-of-visitor';
import { checkoutScene, menuScene } from './scenes';

const page: PageOfVisitor = {
  brand: 'marketplace',
  releases: { checkout: '2.1.0' },
  lastGood: { checkout: '2.0.0' },
  token: 'claims.mac',
};
const failed = {
  kind: 'remote-failed',
  feature: 'checkout',
  version: '2.1.0',
  phase: 'create',
  code: 'TypeError',
};
const kinds = (chance: number) =>
  checkoutScene(new Map())
    .reportsOf(page, { random: () => chance, now: 0 })
    .map(({ kind, name }) => name ?? kind);

describe('what a simulated visitor reports', () => {
  it('is a checkout that was opened, its vitals, and for most visitors an order', () => {
    const opened = ['page-viewed', 'shown', 'LCP', 'CLS', 'checkout-opened'];
    expect(kinds(0.84)).toStrictEqual([...opened, 'order-pressed', 'order-placed']);
    expect(kinds(0.85)).toStrictEqual(opened);
  });

  it('is the failure that Chromium had with the same release, and with no other release', () => {
    const failuresOf = (version: string) =>
      checkoutScene(new Map([[version, [failed]]]))
        .reportsOf(page, { random: () => 0, now: 0 })
        .filter(({ kind }) => kind === 'remote-failed');
    expect(failuresOf('2.1.0')).toStrictEqual([{ ...failed, replacedBy: '2.0.0' }]);
    expect(failuresOf('2.0.0')).toStrictEqual([]);
  });

  it('is an order as Chromium sent it with the same release, and none that was placed where the server refused it', () => {
    const sent = { body: { business_id: '1' }, isRefused: false };
    const halfPrices = { body: { business_id: '1', cartitems: [] }, isRefused: true };
    const orders = new Map([
      ['2.0.0', sent],
      ['2.2.0', halfPrices],
    ]);
    const scene = checkoutScene(new Map(), orders);
    const given = (version: string) => ({ ...page, releases: { checkout: version } });
    const stepsOf = (version: string) =>
      scene
        .reportsOf(given(version), { random: () => 0, now: 0 })
        .filter(({ kind }) => kind === 'step')
        .map(({ name }) => name);
    expect(['2.0.0', '2.2.0', '2.1.0'].map((version) => scene.orderOf?.(given(version)))).toStrictEqual([
      sent,
      halfPrices,
      undefined,
    ]);
    expect(stepsOf('2.0.0')).toStrictEqual(['checkout-opened', 'order-pressed', 'order-placed']);
    expect(stepsOf('2.2.0')).toStrictEqual(['checkout-opened', 'order-pressed']);
  });

  it('is a menu, and for one visitor of three a dish that was added, unless the release’s Add does nothing', () => {
    const menu = menuScene('/business/saffron-yard', new Set(['1.1.0']));
    const seen = (version: string, chance: number) =>
      menu
        .reportsOf({ ...page, releases: { ordering: version } }, { random: () => chance, now: 0 })
        .map(({ kind, name }) => name ?? kind);
    const opened = ['page-viewed', 'shown', 'LCP', 'CLS'];
    expect(seen('1.0.0', 0.34)).toStrictEqual([...opened, 'dish-added']);
    expect(seen('1.0.0', 0.35)).toStrictEqual(opened);
    expect(seen('1.1.0', 0)).toStrictEqual(opened);
  });
});
