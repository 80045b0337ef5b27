import { aReleaseOf } from '../testing/releases';
import { chooseCandidate } from './candidate';
import type { Candidate, ChoiceInput } from './candidate';

const aCandidate = (version: string, step: Candidate['step'] = 'stable'): Candidate => ({
  release: aReleaseOf('checkout', version),
  step,
  because: 'a test says so',
});
const choose = (candidates: readonly Candidate[], rest: Partial<ChoiceInput> = {}) =>
  chooseCandidate({
    feature: 'checkout',
    candidates,
    shell: undefined,
    failed: [],
    canary: undefined,
    assetOrigin: 'https://assets.example',
    ...rest,
  })?.decision;

describe('a choice', () => {
  it('is nothing without a candidate', () => {
    expect(choose([])).toBeUndefined();
  });

  it('[ROL-5] takes the files of a preview from the brand’s own origin, and those of every other release from the assets', () => {
    const decision = choose([aCandidate('3.0.0', 'preview'), aCandidate('2.0.0')]);
    expect(decision?.base).toMatch(/^\/releases\/checkout\//);
    expect(decision?.lastGood[0]?.base).toMatch(/^https:\/\/assets\.example\/releases\/checkout\//);
  });

  it('[ROL-5] never has a preview as its last good release', () => {
    const decision = choose([
      aCandidate('2.0.0', 'pin'),
      aCandidate('3.0.0', 'preview'),
      aCandidate('1.0.0'),
    ]);
    expect(decision?.lastGood.map(({ version }) => version)).toStrictEqual(['1.0.0']);
  });

  it('[RES-12] has no release as its last good one that has failed, unless all of them have', () => {
    const candidates = [aCandidate('3.0.0'), aCandidate('2.0.0'), aCandidate('1.0.0')];
    const given = (...failed: string[]) => {
      const decision = choose(candidates, { failed });
      return [decision?.version, ...(decision?.lastGood ?? []).map(({ version }) => version)];
    };
    expect(given()).toStrictEqual(['3.0.0', '2.0.0']);
    expect(given('checkout@2.0.0')).toStrictEqual(['3.0.0', '1.0.0']);
    expect(given('checkout@3.0.0')).toStrictEqual(['2.0.0', '1.0.0']);
    expect(given('checkout@2.0.0', 'checkout@1.0.0')).toStrictEqual(['3.0.0']);
    expect(given('checkout@3.0.0', 'checkout@2.0.0', 'checkout@1.0.0')).toStrictEqual(['3.0.0', '2.0.0']);
  });

  it.each(['decisionFile', 'pagesFromFile'] as const)(
    'says of a shell what its description says of %s',
    (field) => {
      const shellThat = (value: boolean | undefined): Candidate => ({
        release: { ...aReleaseOf('shell', '1.0.0'), ...(value !== undefined && { [field]: value }) },
        step: 'stable',
        because: 'a test says so',
      });
      expect(choose([shellThat(true)])).toHaveProperty(field, true);
      expect(choose([shellThat(undefined)])).not.toHaveProperty(field);
    },
  );
});
