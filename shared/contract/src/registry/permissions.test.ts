import { missingRight, nameOfRelease, permissionsOf } from './permissions';

const teamOf = (...features: string[]) => ({ id: 'checkout-team', features });
const release = 'partner/checkout@2.1.0';
const reason = 'a test';

describe('what a team may do', () => {
  it('one of the permissions is enough, and * is everything', () => {
    const [group = []] = permissionsOf.pin({ brand: 'northbank', release, reason }, []);
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

  it('a rollout needs a permission for its feature, and an unknown one needs that of operators', () => {
    const rollouts = [{ id: 'r7', name: 'listing' }];
    const of = (rollout: string) =>
      permissionsOf['rollout/change']({ rollout, verb: 'abort', reason }, rollouts)[0] ?? [];
    expect(missingRight(teamOf('listing'), of('r7'))).toBeUndefined();
    expect(missingRight(teamOf('listing'), of('r8'))).toBe(
      'checkout-team has no right to what operators do.',
    );
  });

  it('a preview needs a permission for each of its releases', () => {
    const groups = permissionsOf.preview(
      { brand: 'market', releases: ['checkout@1.0.0', 'listing@1.0.0'], hours: 1, reason },
      [],
    );
    expect(groups.map((group) => missingRight(teamOf('checkout'), group))).toEqual([
      undefined,
      'checkout-team has no right to releases of listing.',
    ]);
  });

  it('a release has its name before the last @', () => {
    expect(nameOfRelease(release)).toBe('partner/checkout');
  });
});
