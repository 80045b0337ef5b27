import type { Decision } from '@storefront/contract';
import type { Failure } from '../failure';
import type { ReleaseSource } from '../release-source';

/** A source, a release of it, and the page that the release exposes. */
export interface SourceUnderTest {
  readonly source: ReleaseSource;
  readonly release: Decision;
  readonly expose: string;
}

/** What every source of releases does, the federation's and the fake one. `make` gives one whose release fails in the given way. */
export function releaseSourceContract(make: (failure?: Failure) => SourceUnderTest) {
  it('loads the module of a good release', async () => {
    const { source, release, expose } = make();
    const run = await source.load(release, expose, { fresh: false });
    expect(await run()).toHaveProperty('default');
  });

  it.each([
    { phase: 'fetch', code: '404' },
    { phase: 'fetch', code: 'timeout' },
    { phase: 'integrity', code: 'hash-missing' },
  ] as const)('rejects a load that fails, and explains what it meant: $phase, $code', async (failure) => {
    const { source, release, expose } = make(failure);
    const error = await source.load(release, expose, { fresh: false }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    expect(await source.explain(release, error)).toStrictEqual(failure);
  });

  it('explains whatever else was thrown by its name, as a module that threw', async () => {
    const { source, release } = make();
    expect(await source.explain(release, new RangeError('x'))).toStrictEqual({
      phase: 'execute',
      code: 'RangeError',
    });
    expect(await source.explain(release, 'x')).toStrictEqual({ phase: 'execute', code: 'string' });
  });
}
