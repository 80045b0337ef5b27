import { aHost } from '../testing/isolates';
import type { FoundHost } from './find-host';
import { ReleaseHost } from './release-host';

const logged: string[] = [];
const record = (...given: unknown[]) => void logged.push(String(given.at(-1)));
const log = { info: record, warn: record, error: record };

beforeEach(() => void logged.splice(0));

const found = async (gap: string | undefined): Promise<FoundHost> => ({ host: await aHost(), gap });

describe('where code of releases runs', () => {
  it('[ISO-1/production] is nowhere in production when processes are not confined, and operators are told why', async () => {
    const host = new ReleaseHost({ production: true, allowUnconfined: false }, log, () => found('no walls'));
    await expect(host.host()).rejects.toThrow('no page is drawn and nothing can be published: no walls');
    expect(host.condition()).toStrictEqual({
      wall: undefined,
      warning:
        'No code of releases runs on this machine, so no page is drawn and nothing can be published: no walls.',
    });
    expect(logged).toStrictEqual([host.condition().warning]);
  });

  it.each([
    ['in development', { production: false, allowUnconfined: false }],
    ['in production where that is allowed', { production: true, allowUnconfined: true }],
  ])('is this machine without a wall %s, which is said once', async (_where, settings) => {
    const host = new ReleaseHost(settings, log, () => found('no walls'));
    expect(await host.host()).toBe(await host.host());
    expect(logged).toStrictEqual(['Code of releases is not confined on this machine: no walls.']);
    expect(host.condition().warning).toBe(logged[0]);
  });

  it('says nothing to mend when processes are confined', async () => {
    const host = new ReleaseHost({ production: true, allowUnconfined: false }, log, () => found(undefined));
    await host.host();
    expect(host.condition().warning).toBeUndefined();
  });

  it('is nowhere without the engine, in development too', async () => {
    const host = new ReleaseHost({ production: false, allowUnconfined: false }, log, () =>
      Promise.reject(new Error('it is not installed')),
    );
    await expect(host.host()).rejects.toThrow('it is not installed');
  });
});
