import { FakeClock } from '@storefront/host/testing';
import { Containers, EntryFailed } from './containers';
import { trustPage } from './page-trust';
import { aDecision, aRelease } from './testing/releases';

const release = aRelease('2.0.0');
const url = 'http://localhost/releases/listing/2.0.0/entry.js';

const aContainer = () => {
  const scopes: unknown[] = [];
  return { scopes, init: (scope: unknown) => void scopes.push(scope), get: () => Promise.resolve() };
};

const somePage = () => {
  document.head.innerHTML = '<script nonce="n0nce" type="application/json"></script>';
  const clock = new FakeClock();
  const shareScope = { react: {} };
  const containers = new Containers({
    document,
    clock,
    shareScope: () => shareScope,
    trust: trustPage({ listing: aDecision('2.0.0', '1.0.0') }, document),
  });
  const entries = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${url}"]`)];
  return { clock, containers, shareScope, entries };
};

const leave = (left: unknown) => Object.assign(globalThis, { [release.container]: left });

afterEach(() => {
  Reflect.deleteProperty(globalThis, release.container);
  globalThis.storefrontIntegrity = undefined;
});

describe('loading the container of a release', () => {
  it('[SHL-5][EDG-4] runs the entry with the hash of the page, its nonce and without credentials', () => {
    const { containers, entries } = somePage();
    void containers.load(release);
    expect(entries()[0]).toMatchObject({ crossOrigin: 'anonymous', nonce: 'n0nce' });
    expect(entries()[0]?.integrity).toBe(release.integrity['entry.js']);
  });

  it('gives the container the shared packages of the page once, however often it is asked for', async () => {
    const { containers, entries, shareScope } = somePage();
    const asked = [containers.load(release), containers.load(release)];
    expect(entries()).toHaveLength(1);
    const container = aContainer();
    leave(container);
    entries()[0]?.dispatchEvent(new Event('load'));
    expect(await Promise.all(asked)).toStrictEqual([container, container]);
    expect(container.scopes).toStrictEqual([shareScope]);
    expect(entries()).toStrictEqual([]);
  });

  it('runs no entry whose container is in the page already', async () => {
    const { containers, entries } = somePage();
    const container = aContainer();
    leave(container);
    await expect(containers.load(release)).resolves.toBe(container);
    expect(entries()).toStrictEqual([]);
  });

  it.each([
    [
      'an entry that does not load',
      'unreachable',
      (entry: HTMLElement) => entry.dispatchEvent(new Event('error')),
    ],
    [
      'an entry that defines no container',
      'ContainerMissing',
      (entry: HTMLElement) => entry.dispatchEvent(new Event('load')),
    ],
    [
      'an entry that throws',
      'ScriptExecutionError',
      (entry: HTMLElement) => {
        globalThis.dispatchEvent(new ErrorEvent('error', { filename: url }));
        entry.dispatchEvent(new Event('load'));
      },
    ],
  ])(
    '%s is a failure with its own code, and is requested again the next time',
    async (_what, code, happen) => {
      const { containers, entries, clock } = somePage();
      const loading = containers.load(release).catch((error: unknown) => error);
      const [entry] = entries();
      if (entry) happen(entry);
      expect(await loading).toStrictEqual(new EntryFailed(code as EntryFailed['code']));
      expect([entries(), clock.planned]).toStrictEqual([[], 0]);
      void containers.load(release);
      expect(entries()).toHaveLength(1);
    },
  );

  it('the error of another script is not taken for the entry’s', async () => {
    const { containers, entries } = somePage();
    const loading = containers.load(release);
    globalThis.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/other.js' }));
    leave(aContainer());
    entries()[0]?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeDefined();
  });

  it('[SHL-2] gives up on an entry that has not loaded after 8 s', async () => {
    const { containers, entries, clock } = somePage();
    const loading = containers.load(release).catch((error: unknown) => error);
    clock.advance(8_000);
    expect(await loading).toStrictEqual(new EntryFailed('timeout'));
    expect(entries()).toStrictEqual([]);
  });

  it('a container that refuses the shared packages is tried again the next time', async () => {
    const { containers } = somePage();
    const answers = [new RangeError('wrong React'), undefined];
    const container = {
      ...aContainer(),
      init: () => {
        const error = answers.shift();
        if (error) throw error;
      },
    };
    leave(container);
    await expect(containers.load(release)).rejects.toThrow('wrong React');
    await expect(containers.load(release)).resolves.toBe(container);
  });
});
