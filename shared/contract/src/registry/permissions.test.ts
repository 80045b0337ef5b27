import { brandsOfTeam, missingRight, nameOfRelease, permissionsOf } from './permissions';

const teamOf = (...features: string[]) => ({ id: 'checkout-team', features });
const release = 'partner/checkout@2.1.0';
const reason = 'a test';

describe('what a team may do', () => {
  it('one of the permissions is enough, and * is everything', () => {
    const [group = []] = permissionsOf['preview/end']({ brand: 'northbank', release, reason }, []);
    expect(missingRight(teamOf('partner/checkout'), group)).toBeUndefined();
    expect(missingRight(teamOf('brand:northbank'), group)).toBeUndefined();
    expect(missingRight(teamOf('*'), group)).toBeUndefined();
    expect(missingRight(teamOf('checkout', 'brand:market'), group)).toBe(
      'checkout-team has no right to releases of partner/checkout.',
    );
  });

  it('partner/* is every feature of that partner, and none of ours or of another', () => {
    const of = (name: string) => [{ kind: 'feature', name }] as const;
    const team = teamOf('partner/*');
    expect(missingRight(team, of('partner/listing'))).toBeUndefined();
    for (const name of ['listing', 'partner', 'partners/listing', 'northbank/listing'])
      expect(missingRight(team, of(name))).toContain(`releases of ${name}`);
  });

  it('a rollout needs a permission for its feature, and for an unknown one the command says that there is none', () => {
    const rollouts = [{ id: 'r7', name: 'listing' }];
    const of = (rollout: string) =>
      permissionsOf['rollout/change']({ rollout, verb: 'abort', reason }, rollouts);
    const refusals = (team: ReturnType<typeof teamOf>, rollout: string) =>
      of(rollout).flatMap((group) => missingRight(team, group) ?? []);
    expect(refusals(teamOf('listing'), 'r7')).toStrictEqual([]);
    expect(refusals(teamOf('checkout'), 'r7')).toStrictEqual([
      'checkout-team has no right to releases of listing.',
    ]);
    expect(of('r8')).toStrictEqual([]);
  });

  it('a preview needs a permission for each of its releases and for the brand', () => {
    const groups = permissionsOf.preview(
      { brand: 'market', releases: ['checkout@1.0.0', 'listing@1.0.0'], hours: 1, reason },
      [],
    );
    expect(groups.map((group) => missingRight(teamOf('checkout'), group))).toStrictEqual([
      undefined,
      'checkout-team has no right to releases of listing.',
      'checkout-team has no right to the brand market.',
    ]);
    const both = teamOf('checkout', 'listing', 'brand:market');
    expect(groups.map((group) => missingRight(both, group))).toStrictEqual([undefined, undefined, undefined]);
  });

  it('a pin needs the feature and the brand; the brand alone may remove it', () => {
    const body = { brand: 'northbank', release, reason };
    const refusals = (team: ReturnType<typeof teamOf>) =>
      permissionsOf.pin(body, []).flatMap((group) => missingRight(team, group) ?? []);
    expect(refusals(teamOf('partner/checkout'))).toStrictEqual([
      'checkout-team has no right to the brand northbank.',
    ]);
    expect(refusals(teamOf('brand:northbank'))).toStrictEqual([
      'checkout-team has no right to releases of partner/checkout.',
    ]);
    expect(refusals(teamOf('partner/checkout', 'brand:northbank'))).toStrictEqual([]);
    const [unpin = []] = permissionsOf.unpin({ brand: 'northbank', feature: 'checkout', reason }, []);
    expect(missingRight(teamOf('brand:northbank'), unpin)).toBeUndefined();
    expect(missingRight(teamOf('checkout'), unpin)).toBe(
      'checkout-team has no right to the brand northbank.',
    );
  });

  it('acts for the brands that it names, or for all with *', () => {
    expect(brandsOfTeam(teamOf('checkout', 'brand:northbank', 'brand:market'))).toStrictEqual([
      'northbank',
      'market',
    ]);
    expect(brandsOfTeam(teamOf('brand:northbank', '*'))).toBe('all');
    expect(brandsOfTeam(teamOf('checkout'))).toStrictEqual([]);
  });

  it('a release has its name before the last @', () => {
    expect(nameOfRelease(release)).toBe('partner/checkout');
  });
});
