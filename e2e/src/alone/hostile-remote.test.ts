import type { RolloutReport } from '@storefront/contract';
import { askDrawnPage, askPage, isDrawn, stateOf } from '../harness/ask-page';
import type { Asked } from '../harness/ask-page';
import { addressOf } from '../harness/browser';
import type { BrandName } from '../harness/browser';
import { publishHostileListing } from '../harness/hostile-build';
import { previewToken } from '../harness/preview';
import { storefront } from '../harness/publish';
import { askRegistry } from '../harness/registry';
import { untilFollowed } from '../harness/served';

const listing = '/listing?search_by_postcode=E1+6AN';

const pages: readonly (readonly [brand: BrandName, path: string])[] = [
  ['marketplace', '/'],
  ['marketplace', listing],
  ['marketplace', '/business/saffron-yard'],
  ['marketplace', '/contact-us'],
  ['northbank', listing],
  ['saffronYard', '/'],
  ['saffronYard', '/booking'],
];

/** The address of a page that nobody has asked for, so that it has to be drawn. */
let asked = 0;
const unseen = (path: string) => `${path}${path.includes('?') ? '&' : '?'}unseen=${(asked += 1)}`;

/** The page as everybody gets it, drawn for this answer. */
const drawnNow = async ([brand, path]: (typeof pages)[number]) =>
  (await askDrawnPage(brand, unseen(path))).html.replace(/unseen=\d+/g, 'unseen');

const everyPage = async () => {
  const drawn: Record<string, string> = {};
  for (const page of pages) drawn[page.join(' ')] = await drawnNow(page);
  return drawn;
};

/** The cookies of a visitor who has agreed to a preview of this listing on the marketplace. */
const previewCookies = async (version: string) => {
  const form = { token: previewToken('marketplace', `listing@${version}`), address: listing };
  const origin = new URL(addressOf('marketplace', '/')).origin;
  const { headers } = await askPage('marketplace', '/platform/preview/open', { origin }, form);
  const cookies = headers['set-cookie']?.map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies?.join('; ') ?? '' };
};

const outcomes = async (outcome: string) => {
  const { html } = await askPage('marketplace', '/metrics');
  return Number(new RegExp(`storefront_drawings_total{outcome="${outcome}"} (\\d+)`).exec(html)?.[1] ?? 0);
};

const versionOf = (page: Asked) => stateOf(page).decisions['listing']?.version;

let visitors = 0;
/** A new visitor's listing, from a network of his own that is reserved for tests (RFC 2544). */
const openAsNewVisitor = () =>
  askPage('marketplace', listing, { 'x-forwarded-for': `198.19.${(visitors += 1)}.7` });

/** What its pages are drawn with, replaced. */
const changes = `
  globalThis.left = 'left';
  for (const change of [
    () => { Map.prototype.get = () => 'left' },
    () => { Promise.prototype.then = () => 'left' },
    () => { JSON.stringify = () => '{"kind":"drawn","html":"left","assumed":[],"readsClock":false}' },
    () => { Array.prototype.map = () => ['left'] },
    () => { Response = class {} },
    () => { Object.prototype.left = 'left' },
  ]) try { change() } catch {}`;
const loop = 'for (;;);';
const memory = 'const all = []; for (;;) all.push(new Uint8Array(1 << 20).fill(1));';

describe('a shop in which one remote is hostile', () => {
  let before: Readonly<Record<string, string>>;
  beforeAll(async () => {
    before = await everyPage();
  });

  it('[ISO-2/apart][ISO-2/time] shows to everybody else what it showed before, while a preview of it draws and then fills the memory', async () => {
    const version = '1.0.90';
    expect(
      await publishHostileListing(version, `${changes}; if (name === './pages/listing') { ${memory} }`),
    ).toContain(`listing@${version} is published`);
    const headers = await previewCookies(version);
    const preview = await askDrawnPage('marketplace', '/', headers);
    expect(versionOf(preview)).toBe(version);
    expect(await everyPage()).toStrictEqual(before);

    const resting = await outcomes('resting');
    while ((await outcomes('resting')) === resting) {
      const [hostile] = await Promise.all([
        askPage('marketplace', unseen(listing), headers),
        everyPage().then((now) => expect(now).toStrictEqual(before)),
      ]);
      expect([hostile.status, versionOf(hostile)]).toStrictEqual([200, version]);
      expect(isDrawn(hostile)).toBe(false);
    }
  });

  it('[ISO-2/apart][ISO-2/blame] shows to everybody else what it showed before, while a tenth of the visitors get it and it loops; it is named', async () => {
    const version = '1.0.91';
    await publishHostileListing(version, loop);
    await storefront(
      ...['rollout', 'start', `listing@${version}`, '--brands', 'all', '--reason', 'a test'],
      ...['--steps', '10%/10/1000,100%'],
    );
    const { rollouts } = await askRegistry<{ rollouts: { id: string; name: string }[] }>('state');
    const id = rollouts.find(({ name }) => name === 'listing')?.id ?? '';
    const page = (await askDrawnPage('marketplace', listing)).html;
    const named = async () =>
      (await askPage('marketplace', '/metrics')).html
        .split('\n')
        .filter((line) => /^storefront_release_failures_total{.*phase="render"/.test(line));
    const namedBefore = await named();

    const failures = async () => {
      const { total } = await askRegistry<RolloutReport>(`rollout?id=${id}`);
      return { canary: total.canary.signals.failure.failures, stable: total.stable.signals.failure.failures };
    };
    const [hostile, others]: [Asked[], Asked[]] = [[], []];
    while (hostile.length < 3 || others.length < 20 || (await failures()).canary === 0) {
      const given = await openAsNewVisitor();
      if (versionOf(given) === version) hostile.push(given);
      else if (isDrawn(given)) others.push(given);
    }
    expect(hostile.map((given) => [given.status, isDrawn(given)])).toStrictEqual(
      hostile.map(() => [200, false]),
    );
    expect(new Set(others.map(({ html }) => html))).toStrictEqual(new Set([page]));
    expect(await failures()).toStrictEqual({ canary: 1, stable: 0 });
    const namedNow = (await named()).filter((line) => !namedBefore.includes(line));
    expect(namedNow).toStrictEqual([expect.stringContaining(`feature="listing",version="${version}"`)]);
    await storefront('rollout', 'abort', id, '--reason', 'a test');
    await untilFollowed('the rollout has ended', async () => versionOf(await openAsNewVisitor()) !== version);
    expect(await everyPage()).toStrictEqual(before);
  });
});
