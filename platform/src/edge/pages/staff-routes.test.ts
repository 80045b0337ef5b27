import { aBrand } from '../../testing/brands';
import { aBrowser } from '../../testing/browser';
import { aBuiltFolder } from '../../testing/built-folder';
import { addTeam } from '../../testing/door';
import { injectTransport, registryClient } from '../../door/registry-client';
import { fixedClock } from '../../testing/fixed-clock';
import { stateIn } from '../../testing/page';
import { endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';
import type { StaffPage } from '../toolbar/staff-page';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const hour = 3_600_000;
const own = { origin: 'http://localhost:3000' };
const json = { ...own, 'content-type': 'application/json' };

/** A browser, listing@2.0.0, which is given to nobody, and links for staff of teams with these rights. */
const aBrandWithStaff = async () => {
  let time = fixedClock.now().getTime();
  const browser = await aBrowser({
    previewKey: 'the key of previews',
    clock: { now: () => new Date(time) },
    brands: [aBrand(), aBrand({ id: 'partner', hosts: ['partner.example'] })],
  });
  const folder = await aBuiltFolder({ feature: 'listing', version: '2.0.0' });
  await browser.client.publish(folder, { author: 'a team', commit: 'abc' });
  /** Marks the browser by a link that a team with these rights has made. */
  const mark = async (...rights: string[]) => {
    const token = await addTeam(browser.registry, `team-${rights.join('-').replace(/\W/g, '')}`, ...rights);
    const client = registryClient(injectTransport(browser.app), token, 'the test');
    const link = await client.command('staff/link', { brand: 'market', hours: 2, reason: 'a test' });
    expect(link.faults).toStrictEqual([]);
    const form = new URLSearchParams({ token: (link.token ?? '').replace('?preview=', ''), address: '/' });
    await browser.send('/platform/preview/open', form.toString(), {
      ...own,
      'content-type': 'application/x-www-form-urlencoded',
    });
    return link;
  };
  const ask = async () => {
    const answer = await browser.open('/platform/staff/page?address=/');
    return { answer, page: answer.statusCode === 200 ? answer.json<StaffPage>() : undefined };
  };
  const ofListing = async () => (await ask()).page?.features.find(({ feature }) => feature === 'listing');
  const choose = (releases: string[], headers: Record<string, string> = json) =>
    browser.send('/platform/staff/choose', JSON.stringify({ releases }), headers);
  const listing = async () => (await browser.stateOf()).decisions['listing']?.version;
  const advance = (milliseconds: number) => (time += milliseconds);
  return { ...browser, mark, ask, ofListing, choose, listing, advance };
};

describe('the toolbar of staff', () => {
  it('[DEV-7/no-byte] what a visitor gets is byte for byte the same before and after staff got the page with the toolbar', async () => {
    const { mark, open, get, jar } = await aBrandWithStaff();
    const visitor = () => get('/', { headers: { cookie: 'visitor=someone' } });
    const before = await visitor();
    await mark('*', 'brand:market');
    const ofStaff = await open('/');
    const after = await visitor();
    expect(after.body).toBe(before.body);
    const policies = ({ headers }: typeof before) =>
      String(headers['content-security-policy']).replace(/nonce-[0-9a-f-]+/, 'nonce');
    expect(policies(after)).toStrictEqual(policies(before));
    expect(before.body).not.toContain('storefront-staff');

    // What staff get is that page, and the script in front of its body.
    const script = /<body>\n(<script>.*?<\/script>\n)/s.exec(ofStaff.body)?.[1] ?? '';
    expect(script).toContain('storefront-staff');
    expect(ofStaff.body.replace(script, '')).toBe(before.body);

    // Once it is closed, staff get the visitors' page too.
    await open('/platform/staff/page?address=/');
    jar.set('toolbar', 'closed');
    expect((await open('/')).body).toBe(before.body);
  });

  it('[DEV-7/policy] its script and style are allowed by their hashes, and by nothing else', async () => {
    const { mark, open, get } = await aBrandWithStaff();
    await mark('*', 'brand:market');
    const policiesOf = (answer: Awaited<ReturnType<typeof get>>) =>
      [answer.headers['content-security-policy'] ?? []].flat().map(String);
    const visitors = policiesOf(await get('/'));
    const ofStaff = policiesOf(await open('/'));
    const added = ofStaff.map((policy, index) => {
      const known = visitors[index]?.split(/[; ]+/) ?? [];
      return policy.split(/[; ]+/).filter((one) => !one.includes('nonce-') && !known.includes(one));
    });
    const hash = /^'sha256-[A-Za-z0-9+/]+=*'$/;
    expect(added).toStrictEqual([
      [expect.stringMatching(hash), expect.stringMatching(hash)],
      [expect.stringMatching(hash)],
    ]);
    expect(added[0]).toContain(added[1]?.[0]);
  });

  it('[DEV-7/why] it learns of every feature which release the page gets, why, and what else there is', async () => {
    const { mark, ask, get, client } = await aBrandWithStaff();
    await mark('*', 'brand:market');
    await client.command('release/revoke', { release: 'listing@1.0.0', reason: 'a test' });
    const { page, answer } = await ask();
    expect(page?.features).toStrictEqual([
      {
        feature: 'listing',
        release: 'listing@1.1.0',
        step: 'stable',
        because: expect.stringContaining('listing@1.1.0'),
        isShown: true,
        choices: ['listing@2.0.0', 'listing@1.1.0'],
      },
      expect.objectContaining({ feature: 'shell', step: 'stable', isShown: true }),
    ]);
    expect(page?.until).toBe(new Date(fixedClock.now().getTime() + 2 * hour).toISOString());
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await get('/platform/staff/page?address=/')).statusCode).toBe(404);
  });

  it('[DEV-7/choose] another release can be chosen, as a preview for this browser that ends with the mark, and is in the audit log', async () => {
    const { mark, choose, listing, open, ofListing, get, registry, advance } = await aBrandWithStaff();
    await mark('*', 'brand:market');
    expect((await choose(['listing@2.0.0'])).statusCode).toBe(200);
    const page = await open('/');
    expect([stateIn(page).decisions['listing']?.version, stateIn(page).preview]).toStrictEqual([
      '2.0.0',
      ['listing@2.0.0'],
    ]);
    expect(stateIn(page).token).toBeUndefined();
    expect(await ofListing()).toMatchObject({ release: 'listing@2.0.0', step: 'preview' });
    expect(stateIn(await get('/')).decisions['listing']?.version).toBe('1.1.0');
    expect(await registry.audit({ action: 'staff choice', limit: 9 })).toMatchObject([
      { actor: 'staff', subject: 'listing@2.0.0', brands: ['market'] },
    ]);

    await choose([]);
    expect(await listing()).toBe('1.1.0');
    await choose(['listing@2.0.0']);
    advance(2 * hour);
    expect(await listing()).toBe('1.1.0');
  });

  it('[DEV-7/choose] what was chosen ends when the marks of staff are ended, and when the browser is no longer staff', async () => {
    const { mark, choose, listing, open, client, platform } = await aBrandWithStaff();
    await mark('*', 'brand:market');
    await choose(['listing@2.0.0']);
    await open('/platform/staff/leave');
    expect(await listing()).toBe('1.1.0');
    await mark('*');
    await choose(['listing@2.0.0']);
    expect(await listing()).toBe('2.0.0');
    await client.command('staff/end', { brand: 'market', reason: 'a test' });
    await platform.refresh();
    expect(await listing()).toBe('1.1.0');
    expect((await choose(['listing@2.0.0'])).statusCode).toBe(404);
  });

  it('[DEV-7/rights] a mark gives the right to preview that the team has which made its link, and no more', async () => {
    const { mark, choose, listing, ofListing } = await aBrandWithStaff();
    const link = await mark('checkout', 'brand:market');
    expect(link.effects).toContain(
      'It sees which releases a page consists of, and may choose others of checkout.',
    );
    expect(await ofListing()).not.toHaveProperty('choices');
    const refused = await choose(['listing@2.0.0']);
    expect([refused.statusCode, refused.json()]).toStrictEqual([
      403,
      { faults: ['The link for staff has no right to releases of listing.'] },
    ]);
    expect(await listing()).toBe('1.1.0');

    await mark('listing', 'brand:market');
    expect((await ofListing())?.choices).toHaveLength(3);
    expect((await choose(['listing@2.0.0'])).statusCode).toBe(200);
    expect(await listing()).toBe('2.0.0');
  });

  it('[DEV-7/rights] what cannot be previewed cannot be chosen, and another site cannot choose', async () => {
    const { mark, choose, listing, client, get } = await aBrandWithStaff();
    await mark('*', 'brand:market');
    const missing = await choose(['listing@9.0.0']);
    expect([missing.statusCode, missing.json()]).toStrictEqual([
      409,
      { faults: ['There is no release listing@9.0.0: publish it first.'] },
    ]);
    await client.command('release/revoke', { release: 'listing@2.0.0', reason: 'a test' });
    expect((await choose(['listing@2.0.0'])).statusCode).toBe(409);
    const foreign = { ...json, origin: 'https://elsewhere.example' };
    expect((await choose(['listing@1.0.0'], foreign)).statusCode).toBe(403);
    expect((await choose(['listing@1.0.0'], { 'content-type': 'application/json' })).statusCode).toBe(403);
    expect(await listing()).toBe('1.1.0');
    expect((await get('/platform/staff/toolbar')).statusCode).toBe(404);
  });

  it('[DEV-7/closes] it stays closed in this browser until its address is opened', async () => {
    const { mark, open, send } = await aBrandWithStaff();
    await mark('*', 'brand:market');
    const hasToolbar = async () => (await open('/')).body.includes('storefront-staff');
    expect(await hasToolbar()).toBe(true);
    await send('/platform/staff/toolbar', JSON.stringify({ shown: false }), json);
    expect(await hasToolbar()).toBe(false);
    await mark('*');
    expect(await hasToolbar()).toBe(false);
    const again = await open('/platform/staff/toolbar');
    expect([again.statusCode, again.headers.location]).toStrictEqual([302, '/']);
    expect(await hasToolbar()).toBe(true);
  });
});
