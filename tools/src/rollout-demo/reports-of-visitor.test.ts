import type { PageOfVisitor } from './page-of-visitor';
import { reportsOfVisitor } from './reports-of-visitor';

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
  reportsOfVisitor(page, new Map(), { random: () => chance, now: 0 }).map(({ kind, name }) => name ?? kind);

describe('what a simulated visitor reports', () => {
  it('is a checkout that was opened, its vitals, and for most visitors an order', () => {
    const opened = ['page-viewed', 'shown', 'LCP', 'CLS', 'checkout-opened'];
    expect(kinds(0.84)).toEqual([...opened, 'order-pressed', 'order-placed']);
    expect(kinds(0.85)).toEqual(opened);
  });

  it('is the failure that Chromium had with the same release, and with no other release', () => {
    const failuresOf = (version: string) =>
      reportsOfVisitor(page, new Map([[version, [failed]]]), { random: () => 0, now: 0 }).filter(
        ({ kind }) => kind === 'remote-failed',
      );
    expect(failuresOf('2.1.0')).toEqual([{ ...failed, replacedBy: '2.0.0' }]);
    expect(failuresOf('2.0.0')).toEqual([]);
  });
});
