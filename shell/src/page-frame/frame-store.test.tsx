import { ApiUnreachable, definePage } from '@storefront/host';
import type { Host, PageModel } from '@storefront/host';
import { FakeApi, FakeClock, fakeHost, locationAt } from '@storefront/host/testing';
import { FakeModules } from '../testing/fake-modules';
import type { Release } from '../testing/fake-modules';
import { FrameStore } from './frame-store';
import { openModule } from './open-module';
import { readPage } from './read-module';

const settled = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

const pageOf =
  (create: (host: Host) => PageModel): Release =>
  () => ({ default: definePage({ create, Component: () => null }) });

const frameOf = (releases: Release[], api = new FakeApi()) => {
  const modules = new FakeModules({ 'listing ./pages/home': releases });
  const clock = new FakeClock();
  const ended = jest.fn();
  const stray = jest.fn();
  const shown = jest.fn();
  const frame = new FrameStore({
    open: (failedLater) =>
      openModule({
        owner: 'listing ./pages/home',
        load: () => modules.load('listing', './pages/home'),
        read: readPage(() => locationAt('/')),
        hosts: () => ({ host: fakeHost({ api }), end: ended }),
        clock,
        failedLater,
      }),
    isOffline: () => false,
    forgetFailures: () => modules.retry('listing'),
    shown,
    stray,
  });
  return { frame, modules, clock, ended, shown, stray };
};

const failShown = (frame: FrameStore) => {
  if (frame.framed.kind !== 'shown') throw new Error('Nothing is shown');
  const { opened } = frame.framed;
  frame.failed(new Error('drawn wrongly'), opened);
  return opened;
};

const begun = async (releases: Release[], api?: FakeApi) => {
  const parts = frameOf(releases, api);
  const opening = parts.frame.begin();
  await settled();
  parts.clock.advance(50);
  await opening;
  return parts;
};

describe('a frame', () => {
  it('loads the module, creates its model and shows it; the model starts once it is on the screen', async () => {
    const model = { load: jest.fn(() => Promise.resolve()), start: jest.fn() };
    const { frame, shown } = frameOf([pageOf(() => model)]);
    const opening = frame.begin();
    expect(frame.framed.kind).toBe('loading');
    await opening;
    expect(frame.framed).toMatchObject({ kind: 'shown', opened: { model } });
    expect([model.load.mock.calls.length, model.start.mock.calls.length]).toStrictEqual([1, 0]);
    expect(shown).not.toHaveBeenCalled();
    frame.onScreen();
    frame.onScreen();
    expect(model.start).toHaveBeenCalledTimes(1);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('shows a page whose first data take long after a moment, so that it draws its own waiting state', async () => {
    const { frame, clock } = frameOf([pageOf(() => ({ load: () => new Promise(() => undefined) }))]);
    const opening = frame.begin();
    await settled();
    expect(frame.framed.kind).toBe('loading');
    clock.advance(50);
    await opening;
    expect(frame.framed.kind).toBe('shown');
  });

  it.each<[string, Release]>([
    [
      'throws while it is made',
      pageOf(() => {
        throw new TypeError('made wrongly');
      }),
    ],
    ['rejects its load', pageOf(() => ({ load: () => Promise.reject(new TypeError('loaded wrongly')) }))],
    ['exports no page', () => ({ default: { kind: 'widget' } })],
    ['exports nothing', () => undefined],
  ])('[SHL-2] a release that %s is replaced in place by the one before it', async (_, broken) => {
    const good = {};
    const { frame, modules, ended } = await begun([broken, pageOf(() => good)]);
    expect(frame.framed).toMatchObject({ kind: 'shown', opened: { model: good } });
    expect(modules.failures).toStrictEqual([{ release: 'listing ./pages/home #0', phase: 'create' }]);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('[SHL-2] a page that throws while it is drawn is stopped, reported and replaced by the one before it', async () => {
    const [first, second] = [{ start: jest.fn(), stop: jest.fn() }, {}];
    const { frame, modules, ended } = await begun([pageOf(() => first), pageOf(() => second)]);
    frame.onScreen();
    failShown(frame);
    await settled();
    expect(first.stop).toHaveBeenCalledTimes(1);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(modules.failures).toStrictEqual([{ release: 'listing ./pages/home #0', phase: 'render' }]);
    expect(frame.framed).toMatchObject({ kind: 'shown', opened: { model: second } });
  });

  it('reports a page whose error arrives after it has left, and does not touch the page shown now', async () => {
    const { frame, modules } = await begun([pageOf(() => ({})), pageOf(() => ({}))]);
    const left = failShown(frame);
    await settled();
    const { framed } = frame;
    frame.failed(new Error('told late'), left);
    expect(modules.failures).toHaveLength(2);
    expect(frame.framed).toBe(framed);
  });

  it('[SHL-2] a load that rejects after the page was shown is a failure too', async () => {
    let reject: (error: Error) => void = () => undefined;
    const slow = { load: () => new Promise<void>((_, no) => (reject = no)) };
    const { frame } = await begun([pageOf(() => slow), pageOf(() => ({}))]);
    expect(frame.framed).toMatchObject({ opened: { model: slow } });
    reject(new Error('late'));
    await settled();
    expect(frame.framed).not.toMatchObject({ opened: { model: slow } });
  });

  it('[SHL-3] fails when no release is left, and retry really tries again', async () => {
    let broken = true;
    const { frame, modules } = await begun([
      pageOf(() => {
        if (broken) throw new Error('made wrongly');
        return {};
      }),
    ]);
    expect(frame.framed).toStrictEqual({ kind: 'failed', isOffline: false });
    const before = modules.loads.length;
    frame.retry();
    expect(frame.framed.kind).toBe('loading');
    await settled();
    expect(frame.framed.kind).toBe('failed');
    expect(modules.loads.length).toBeGreaterThan(before);
    broken = false;
    frame.retry();
    await settled();
    expect(frame.framed.kind).toBe('shown');
  });

  it('ends a module that arrives after the frame was left, and never shows it', async () => {
    const { frame, ended } = frameOf([pageOf(() => ({}))]);
    const opening = frame.begin();
    frame.leave();
    await opening;
    expect(frame.framed.kind).toBe('loading');
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('shows no failure when a module fails after the frame was left', async () => {
    const { frame } = frameOf([]);
    const opening = frame.begin();
    frame.leave();
    await opening;
    expect(frame.framed.kind).toBe('loading');
  });

  it('[BUS-3] stops the model and ends what its host has begun when it is left, even when stopping throws', async () => {
    const stop = () => {
      throw new Error('of its own');
    };
    const { frame, ended, stray } = await begun([pageOf(() => ({ stop }))]);
    frame.onScreen();
    frame.leave();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(stray).toHaveBeenCalledTimes(1);
  });

  it('does not stop a model that was never on the screen', async () => {
    const stop = jest.fn();
    const { frame } = await begun([pageOf(() => ({ stop }))]);
    frame.leave();
    expect(stop).not.toHaveBeenCalled();
  });
});

describe('[G18] when the server is back', () => {
  const asking = (host: Host, loads: string[]) => ({
    load: async () => {
      loads.push('load');
      await host.api.call('users/guest', {}).catch((error: unknown) => {
        if (!(error instanceof ApiUnreachable)) throw error;
      });
    },
    press: () => host.api.call('users/guest', {}).catch(() => undefined),
  });

  it('a page whose load missed the server loads again, once', async () => {
    const loads: string[] = [];
    const api = new FakeApi();
    const { frame } = await begun([pageOf((host) => asking(host, loads))], api);
    api.answer('users/guest', () => ({ responsecode: '201', status: 'No.' }));
    frame.serverIsBack();
    await settled();
    frame.serverIsBack();
    expect(loads).toStrictEqual(['load', 'load']);
  });

  it('a page that had what it needed does not load again, so that a filled form stays', async () => {
    const loads: string[] = [];
    const api = new FakeApi({ 'users/guest': () => ({ responsecode: '201', status: 'No.' }) });
    const models: ReturnType<typeof asking>[] = [];
    const create = (host: Host) => {
      const model = asking(host, loads);
      models.push(model);
      return model;
    };
    const { frame } = await begun([pageOf(create)], api);
    api.answer('users/guest', undefined);
    await models[0]?.press();
    frame.serverIsBack();
    expect(loads).toStrictEqual(['load']);
  });
});
