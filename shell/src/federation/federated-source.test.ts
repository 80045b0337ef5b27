import { webcrypto } from 'node:crypto';
import type { Decision } from '@storefront/contract';
import { EntryFailed } from './containers';
import { federatedSource } from './federated-source';
import { trustPage } from './page-trust';
import { releaseSourceContract } from './testing/release-source-contract';
import { aDecision, aRelease } from './testing/releases';

const home = './pages/home';
const release = aRelease('2.0.0');
const base = 'http://localhost/releases/listing/2.0.0/';

class FakeContainers {
  readonly asked: string[] = [];
  /** What the next loads reject with. */
  readonly faults: Error[] = [];

  load({ container }: Pick<Decision, 'container'>) {
    return Promise.resolve({
      init: () => undefined,
      get: (expose: string) => {
        this.asked.push(`${container} ${expose}`);
        const fault = this.faults.shift();
        const module = { default: `${container} ${expose}` };
        return fault === undefined ? Promise.resolve(() => module) : Promise.reject(fault);
      },
    });
  }
}

const aSource = (
  answer: () => Promise<Partial<Response>> = () => Promise.reject(new TypeError('offline')),
) => {
  document.head.innerHTML = '<script nonce="n0nce" type="application/json"></script>';
  const containers = new FakeContainers();
  const fetched: [string, string | undefined][] = [];
  const source = federatedSource({
    containers,
    trust: trustPage({ listing: aDecision('2.0.0', '1.0.0') }, document),
    document,
    fetch: (url, options) => {
      fetched.push([String(url), options?.cache]);
      return answer() as Promise<Response>;
    },
    sha384: async (bytes) => Buffer.from(await webcrypto.subtle.digest('SHA-384', bytes)).toString('base64'),
  });
  return { containers, source, fetched };
};

afterEach(() => {
  globalThis.storefrontIntegrity = undefined;
});

const chunkError = (type: string, path: string) =>
  Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', type, request: base + path });

describe('loading by the containers of releases', () => {
  it('asks the container of the release for the exposed module', async () => {
    const { source } = aSource();
    const run = await source.load(release, home, { fresh: false });
    expect(run()).toStrictEqual({ default: 'listing_2_0_0 ./pages/home' });
  });

  it.each(['entry.js', 'home.js', 'home.css'])('[SHL-5] a missing hash of %s is a refusal', async (path) => {
    const { containers, source } = aSource();
    const renamed = path.replace('.', '-new.');
    const unknown = {
      ...release,
      entry: path === 'entry.js' ? renamed : 'entry.js',
      exposes: {
        [home]: {
          js: [path === 'home.js' ? renamed : 'home.js'],
          css: [path === 'home.css' ? renamed : 'home.css'],
        },
      },
    };
    const error = await source.load(unknown, home, { fresh: false }).catch((thrown: unknown) => thrown);
    await expect(source.explain(unknown, error)).resolves.toStrictEqual({
      phase: 'integrity',
      code: 'hash-missing',
    });
    expect(containers.asked).toStrictEqual([]);
  });

  it('[SHL-5] the hashes of every decided and last good file are where the chunks of a release look for them', () => {
    aSource();
    expect(globalThis.storefrontIntegrity?.[`${base}home.js`]).toBe(release.integrity['home.js']);
    expect(globalThis.storefrontIntegrity?.['http://localhost/releases/listing/1.0.0/home.css']).toMatch(
      /^sha384-/,
    );
    expect(globalThis.storefrontIntegrity?.['toString']).toBeUndefined();
  });

  it('[SHL-5] uses the hashes that the page’s first script has set, and adds none', async () => {
    const laid = Object.freeze({ [`${base}entry.js`]: 'sha384-laid' });
    globalThis.storefrontIntegrity = laid;
    const { source } = aSource();
    expect(globalThis.storefrontIntegrity).toBe(laid);
    await expect(source.load(release, home, { fresh: false })).rejects.toMatchObject({ name: 'HashMissing' });
  });

  it('asks the edge whether a release is still served; no answer counts as no', async () => {
    const [yes, no, none] = [
      aSource(() => Promise.resolve({ ok: true })),
      aSource(() => Promise.resolve({ ok: false, status: 404 })),
      aSource(),
    ];
    expect(await yes.source.isServed(release)).toBe(true);
    expect(await no.source.isServed(release)).toBe(false);
    expect(await none.source.isServed(release)).toBe(false);
    expect(yes.fetched).toStrictEqual([['/platform/served?name=listing&version=2.0.0', 'no-store']]);
  });

  it('disables the styles of a release that is not shown, late ones too, until it is loaded again', async () => {
    const { source } = aSource();
    const withLater = { ...release, integrity: { ...release.integrity, 'later.css': 'sha384-x' } };
    const add = (href: string) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.head.append(link);
      return link;
    };
    const [early, other] = [add(`${base}home.css`), add('/releases/listing/1.0.0/home.css')];
    const load = source.load(withLater, home, { fresh: false });
    source.discard(withLater);
    const late = add(`${base}later.css`);
    await load;
    const isOut = (link: HTMLLinkElement) => link.disabled === true;
    expect([early, late, other].map(isOut)).toStrictEqual([true, true, false]);
    await source.load(withLater, home, { fresh: true });
    expect([early, late].map(isOut)).toStrictEqual([false, false]);
  });

  it('disables the inline styles of a drawn page when their release is not shown after all', async () => {
    const { source } = aSource();
    const drawn = document.createElement('style');
    drawn.dataset['href'] = 'home.css';
    document.head.append(drawn);
    await source.load(release, home, { fresh: false });
    expect(drawn.disabled).not.toBe(true);
    source.discard(release);
    expect(drawn.disabled).toBe(true);
    drawn.remove();
  });

  it('keeps a style sheet that a release in use shares with one that is not shown', async () => {
    const folder = 'http://localhost/releases/listing/-/';
    const [shown, other] = [
      { ...release, base: folder },
      { ...aRelease('1.0.0'), base: folder },
    ];
    globalThis.storefrontIntegrity = Object.fromEntries(
      Object.keys(release.integrity).map((path) => [folder + path, 'sha384-x']),
    );
    const { source } = aSource();
    await source.load(other, home, { fresh: false });
    await source.load(shown, home, { fresh: false });
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `${folder}home.css`,
    });
    document.head.append(sheet);
    source.discard(other);
    expect(sheet.disabled).not.toBe(true);
    source.discard(shown);
    expect(sheet.disabled).toBe(true);
  });

  it.each([
    ['load', 'shows the module once it is there'],
    ['error', 'fails as the sheet does'],
  ])('waits for a style sheet that another release has begun to fetch: %s, %s', async (event) => {
    const { source } = aSource();
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `${base}home.css`,
    });
    document.head.append(sheet);
    const seen: string[] = [];
    const load = source.load(release, home, { fresh: false }).then(
      () => seen.push('load'),
      (error: unknown) =>
        seen.push(error instanceof Error && error.name === 'ChunkLoadError' ? 'error' : '?'),
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen).toStrictEqual([]);
    sheet.dispatchEvent(new Event(event));
    await load;
    expect(seen).toStrictEqual([event]);
  });

  it('[SHL-3] a fresh load bypasses what the browser has cached of the files', async () => {
    const { source, fetched } = aSource();
    await source.load(release, home, { fresh: true });
    expect(fetched).toStrictEqual(['entry.js', 'home.js', 'home.css'].map((path) => [base + path, 'reload']));
  });

  it('[SHL-3] a fresh load requests each chunk again that only a failed preload of the page has answered', async () => {
    const { source, containers } = aSource();
    containers.faults.push(chunkError('error', 'home.js'), chunkError('error', 'home.css'));
    const run = await source.load(release, home, { fresh: true });
    expect(run()).toStrictEqual({ default: 'listing_2_0_0 ./pages/home' });
  });

  it('a load that is not a retry, or failed for another reason, is not tried twice', async () => {
    const { source, containers } = aSource();
    containers.faults.push(chunkError('error', 'home.js'), new RangeError('thrown by the module'));
    await expect(source.load(release, home, { fresh: false })).rejects.toThrow('Loading chunk failed');
    await expect(source.load(release, home, { fresh: true })).rejects.toThrow('thrown by the module');
  });
});

describe('what a failure meant', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;

  it.each([
    ['a chunk the page names no hash for', chunkError('integrity', 'home.js'), 'integrity', 'hash-missing'],
    ['a chunk without an answer', chunkError('timeout', 'home.js'), 'fetch', 'timeout'],
    ['a chunk that threw', chunkError('missing', 'home.js'), 'execute', 'ChunkMissing'],
    ['an entry that threw', new EntryFailed('ScriptExecutionError'), 'execute', 'ScriptExecutionError'],
    ['an entry that left nothing', new EntryFailed('ContainerMissing'), 'execute', 'ContainerMissing'],
    ['an entry without an answer', new EntryFailed('timeout'), 'fetch', 'timeout'],
    ['a module that threw', new RangeError('x'), 'execute', 'RangeError'],
    ['a module that threw no error', 'x', 'execute', 'string'],
  ])('%s', async (_what, error, phase, code) => {
    const { source, fetched } = aSource();
    await expect(source.explain(release, error)).resolves.toStrictEqual({ phase, code });
    expect(fetched).toStrictEqual([]);
  });

  it('a file that is gone', async () => {
    const { source, fetched } = aSource(() => Promise.resolve({ ok: false, status: 404 }));
    await expect(source.explain(release, chunkError('error', 'home.js'))).resolves.toStrictEqual({
      phase: 'fetch',
      code: '404',
    });
    expect(fetched).toStrictEqual([[`${base}home.js`, 'force-cache']]);
  });

  it('[G15] a file with a flipped byte', async () => {
    const { source } = aSource(() =>
      Promise.resolve({ ok: true, arrayBuffer: async () => bytes('flipped') }),
    );
    await expect(source.explain(release, new EntryFailed('unreachable'))).resolves.toStrictEqual({
      phase: 'integrity',
      code: 'hash-differs',
    });
  });

  it('no connection', async () => {
    const { source } = aSource();
    await expect(source.explain(release, chunkError('error', 'home.css'))).resolves.toStrictEqual({
      phase: 'fetch',
      code: 'unreachable',
    });
  });
});

describe('the source of the federation', () => {
  const chunkTypes: Record<string, string> = { 'hash-missing': 'integrity', timeout: 'timeout' };
  releaseSourceContract((failure) => {
    const { containers, source } = aSource(() => Promise.resolve({ ok: false, status: 404 }));
    if (failure) containers.faults.push(chunkError(chunkTypes[failure.code] ?? 'error', 'home.js'));
    return { source, release, expose: home };
  });
});
