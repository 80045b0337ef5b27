import { signPreview } from '../../registry/preview-token';
import { aBrand } from '../../testing/brands';
import { aBrowser } from '../../testing/browser';
import { aBuiltFolder } from '../../testing/built-folder';
import { fixedClock } from '../../testing/fixed-clock';
import { endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const previewKey = 'the key of previews';
const hour = 3_600_000;

/** A browser, and a rollout of listing@2.0.0 to nobody but its audience. */
const aFirstRollout = async (audience: string[]) => {
  let time = fixedClock.now().getTime();
  const browser = await aBrowser({
    previewKey,
    clock: { now: () => new Date(time) },
    brands: [aBrand(), aBrand({ id: 'partner', hosts: ['partner.example'] })],
  });
  const folder = await aBuiltFolder({ feature: 'listing', version: '2.0.0' });
  await browser.client.publish(folder, { author: 'a team', commit: 'abc' });
  const start = await browser.client.command('rollout/start', {
    release: 'listing@2.0.0',
    brands: 'all',
    steps: [{ share: 0, minimumMinutes: 0, minimumPageLoads: 0 }],
    audience,
    reason: 'a test',
  });
  expect(start.faults).toStrictEqual([]);
  await browser.platform.refresh();
  const listing = async () => (await browser.stateOf()).decisions['listing']?.version;
  const link = async (brand = 'market') => {
    const body = { brand, hours: 2, reason: 'a test' };
    return (await browser.client.command('staff/link', body)).token ?? '';
  };
  /** Follows a link for staff and agrees. */
  const follow = async (query: string) => {
    const page = await browser.open(`/${query}`);
    if (page.statusCode !== 200) return page;
    expect(page.body).toContain('<button>Mark this browser as staff</button>');
    const form = new URLSearchParams({ token: query.replace('?preview=', ''), address: '/' });
    return browser.send('/platform/preview/open', form.toString(), {
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    });
  };
  return { ...browser, listing, link, follow, advance: (milliseconds: number) => (time += milliseconds) };
};

describe('the pages of who comes before the share', () => {
  it('[ROL-10/staff] a signed link, which asks first, marks a browser as staff until it expires or is left', async () => {
    const { listing, link, follow, advance, jar, open, stateOf, registry } = await aFirstRollout(['staff']);
    expect(await listing()).toBe('1.1.0');
    const query = await link();
    await open(`/${query}`);
    expect(await listing()).toBe('1.1.0');
    const marked = await follow(query);
    expect([marked.statusCode, marked.headers.location]).toStrictEqual([302, '/']);
    expect(marked.cookies).toMatchObject([{ name: 'staff', httpOnly: true, maxAge: 7_200 }]);
    expect(await listing()).toBe('2.0.0');
    expect(await stateOf()).not.toHaveProperty('preview');

    await open('/platform/staff/leave');
    expect([jar.has('staff'), await listing()]).toStrictEqual([false, '1.1.0']);
    await follow(query);
    advance(2 * hour);
    expect(await listing()).toBe('1.1.0');
    expect(await registry.audit({ action: 'staff link', limit: 9 })).toMatchObject([
      { actor: 'operators', subject: 'market', after: { brand: 'market', hours: 2 } },
    ]);
  });

  it('[ROL-10/ended] a mark is for one brand, cannot be forged, and ends with all others made so far', async () => {
    const { listing, link, follow, jar, client, platform, get } = await aFirstRollout(['staff']);
    expect((await follow(await link('partner'))).statusCode).toBe(403);
    const grant = { releases: [], staff: true, brand: 'market', made: 0, until: hour } as const;
    jar.set('staff', signPreview(grant, 'another key'));
    expect(await listing()).toBe('1.1.0');

    const query = await link();
    await follow(query);
    expect(await listing()).toBe('2.0.0');
    await client.command('staff/end', { brand: 'market', reason: 'a test' });
    await platform.refresh();
    expect(await listing()).toBe('1.1.0');
    expect((await get(`/${query}`)).statusCode).toBe(403);
  });

  it('[ROL-10/customers] a cookie of the shell says that a customer is logged in', async () => {
    const { listing, jar } = await aFirstRollout(['customers']);
    expect(await listing()).toBe('1.1.0');
    jar.set('customer', 'yes');
    expect(await listing()).toBe('2.0.0');
    jar.set('customer', '');
    expect(await listing()).toBe('1.1.0');
  });
});
