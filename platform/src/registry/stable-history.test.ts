import type { BrandScope, StableTurn } from './snapshot';
import { stableHistory } from './stable-history';

type Step = [kind: StableTurn['kind'], version: string, brands?: BrandScope];

const history = (...steps: Step[]) =>
  stableHistory(
    steps.map(([kind, version, brands = 'all'], index) => ({
      id: index + 1,
      kind,
      name: 'checkout',
      version,
      brands,
      at: '2026-11-21T18:00:00.000Z',
    })),
    'northbank',
  );

describe('the versions that a brand can fall back to', () => {
  it('begin with the version that was promoted last', () => {
    expect(history(['promote', '1.0.0'], ['promote', '1.1.0'], ['promote', '2.0.0'])).toStrictEqual([
      '2.0.0',
      '1.1.0',
      '1.0.0',
    ]);
  });

  it('contain a version once, however often it was promoted', () => {
    expect(history(['promote', '1.0.0'], ['promote', '1.1.0'], ['promote', '1.0.0'])).toStrictEqual([
      '1.0.0',
      '1.1.0',
    ]);
  });

  it('do not contain a version that was rolled back', () => {
    expect(
      history(['promote', '1.0.0'], ['promote', '1.1.0'], ['promote', '2.0.0'], ['rollback', '1.1.0']),
    ).toStrictEqual(['1.1.0', '1.0.0']);
    expect(history(['promote', '1.0.0'], ['promote', '2.0.0'], ['rollback', '1.0.0'])).toStrictEqual([
      '1.0.0',
    ]);
  });

  it('contain a version again when it is promoted after its rollback', () => {
    expect(
      history(['promote', '1.0.0'], ['promote', '2.0.0'], ['rollback', '1.0.0'], ['promote', '2.0.0']),
    ).toStrictEqual(['2.0.0', '1.0.0']);
  });

  it('do not contain versions that were stable on other brands only', () => {
    expect(
      history(
        ['promote', '1.0.0'],
        ['promote', '1.1.0', ['marketplace']],
        ['promote', '1.2.0', ['marketplace', 'northbank']],
        ['rollback', '1.1.0', ['marketplace']],
      ),
    ).toStrictEqual(['1.2.0', '1.0.0']);
  });
});
