import { trustPage } from './page-trust';
import { pageDecisions } from './page-decisions';
import { prefetching } from './prefetch';
import { aDecision, aRelease } from './testing/releases';

const home = './pages/home';
const base = 'http://localhost/releases/listing/2.0.0/';
const files = ['entry.js', 'home.js', 'home.css'];

const aPage = (
  head = '',
  answer: () => Promise<Response> = async () => ({ arrayBuffer: async () => null }) as never,
) => {
  document.head.innerHTML = head;
  const decisions = { listing: aDecision('2.0.0', '1.0.0') };
  const fetched: [url: string, integrity: string | undefined][] = [];
  const preload = prefetching({
    decisions: pageDecisions(decisions),
    trust: trustPage(decisions, document),
    document,
    fetch: (url, options) => {
      fetched.push([String(url), options?.integrity]);
      return answer();
    },
  });
  return { preload, fetched, settle: () => new Promise((resolve) => setTimeout(resolve)) };
};

afterEach(() => {
  globalThis.storefrontIntegrity = undefined;
});

describe('prefetching a page', () => {
  it('[SHL-1] asks for the files of the decided release, each with its hash', () => {
    const { preload, fetched } = aPage();
    preload('listing', home);
    expect(fetched).toStrictEqual(files.map((path) => [base + path, aRelease('2.0.0').integrity[path]]));
  });

  it('[EDG-3] requests no file twice, even if the HTML requested it first', () => {
    const { preload, fetched } = aPage(
      '<link rel="preload" as="script" href="/releases/listing/2.0.0/entry.js">',
    );
    preload('listing', home);
    preload('listing', home);
    expect(fetched.map(([url]) => url)).toStrictEqual([`${base}home.js`, `${base}home.css`]);
  });

  it('requests again what could not be loaded', async () => {
    const { preload, fetched, settle } = aPage('', () => Promise.reject(new TypeError('offline')));
    preload('listing', home);
    await settle();
    preload('listing', home);
    expect(fetched).toHaveLength(6);
  });

  it('does nothing for what the page has no decision for', () => {
    const { preload, fetched } = aPage();
    preload('booking', home);
    preload('listing', './pages/none');
    expect(fetched).toStrictEqual([]);
  });
});
