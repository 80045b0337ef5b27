import { fakeBrand, FakeApi, FakeClock, FakeStorage } from '@storefront/host/testing';
import { beforePage } from './before-page';
import type { ComingPage } from './before-page';

const metadata = () =>
  ({
    responsecode: '200',
    bm_title: 'Saffron Yard, Brick Lane',
    bm_keywords: 'biryani, naan',
    bm_description: 'Order from Saffron Yard.',
    business_banner_url: '/api/pictures/cover',
  }) as const;

const before = (api = new FakeApi({ 'information/business_meta_details': metadata })) => {
  const clock = new FakeClock();
  const storage = new FakeStorage();
  const order: string[] = [];
  const heads: Record<string, unknown>[] = [];
  const parts = {
    api,
    clock,
    storage,
    brand: fakeBrand(),
    head: { set: (head: Record<string, unknown>) => heads.push(head) },
    session: {
      leaveGuestBehind: () => order.push(`guest, after ${api.calls.length} calls`),
      bringGuestBack: async () => void order.push('guest back'),
    },
    firstData: { forget: () => order.push('first data') },
  };
  const coming = (overrides: Partial<ComingPage> = {}): ComingPage => ({
    route: 'business',
    slug: 'saffron-yard',
    first: false,
    isCurrent: () => true,
    ...overrides,
  });
  return {
    api,
    clock,
    storage,
    order,
    heads,
    run: (overrides?: Partial<ComingPage>) => beforePage(parts, coming(overrides)),
  };
};

describe('before a page', () => {
  it.each(['business', 'business-booking', 'booking', 'info', 'review'] as const)(
    '[RTE-19][RTE-21] of a business (%s) the stored user is read first, then its metadata',
    async (route) => {
      const { run, order, api } = before();
      await expect(run({ route })).resolves.toBe('go-on');
      expect(order).toContain('guest, after 0 calls');
      expect(api.bodies('information/business_meta_details')).toStrictEqual([{ slug: 'saffron-yard' }]);
    },
  );

  it('[RTE-27] of the checkout a guest of this visit is brought back first', async () => {
    const { run, order, api } = before();
    await run({ route: 'checkout', slug: undefined });
    expect(order).toStrictEqual(['first data', 'guest back']);
    expect(api.calls).toStrictEqual([]);
  });

  it.each(['home', 'listing', 'verification', 'order-complete', 'account'] as const)(
    '[ACC-14] on any other route (%s) neither happens: a guest stays logged in',
    async (route) => {
      const { run, order, api } = before();
      await run({ route, slug: undefined });
      expect(order).toStrictEqual(['first data']);
      expect(api.calls).toStrictEqual([]);
    },
  );

  it('[RTE-22][RTE-23] the head gets title, keywords and description of the metadata, and robots index, follow', async () => {
    const { run, heads } = before();
    await run();
    expect(heads.at(-1)).toStrictEqual({
      title: 'Saffron Yard, Brick Lane',
      keywords: 'biryani, naan',
      description: 'Order from Saffron Yard.',
      robots: 'index, follow',
    });
  });

  it('[RTE-24] the banner of the same metadata is stored', async () => {
    const { run, storage } = before();
    await run();
    expect(storage.read('business_banner_url')).toBe('/api/pictures/cover');
  });

  it('[RTE-17] a business that the server does not know is the 404 page', async () => {
    const api = new FakeApi({
      'information/business_meta_details': () => ({ responsecode: '204', status: 'No such.' }),
    });
    await expect(before(api).run()).resolves.toBe('not-found');
  });

  it.each([
    ['a refusal', () => ({ responsecode: '201', status: 'No.' }) as const],
    ['a server out of reach', undefined],
  ])('%s does not delay the page', async (_, answer) => {
    const { run, storage } = before(new FakeApi({ 'information/business_meta_details': answer }));
    await expect(run()).resolves.toBe('go-on');
    expect(storage.read('business_banner_url')).toBeUndefined();
  });

  it('a slow answer delays it by three seconds at most, and still counts when it comes', async () => {
    let answerNow: () => void = () => undefined;
    const slow = new Promise<ReturnType<typeof metadata>>(
      (resolve) => (answerNow = () => resolve(metadata())),
    );
    const { run, clock, heads } = before(new FakeApi({ 'information/business_meta_details': () => slow }));
    const outcome = run();
    clock.advance(3_000);
    await expect(outcome).resolves.toBe('go-on');
    answerNow();
    await slow;
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(heads.at(-1)).toMatchObject({ title: 'Saffron Yard, Brick Lane' });
  });

  it('metadata of a page that was left change nothing', async () => {
    const { run, heads, storage } = before();
    await run({ isCurrent: () => false });
    expect(heads).toHaveLength(1);
    expect(storage.read('business_banner_url')).toBeUndefined();
  });

  it("a new page begins with the brand's own title; the first one keeps what the server has written", async () => {
    const { run, heads, order } = before();
    await run({ route: 'home', slug: undefined, first: true });
    expect([heads, order]).toStrictEqual([[], []]);
    await run({ route: 'home', slug: undefined });
    expect(heads).toStrictEqual([
      {
        title: 'Plate Street: takeaways near you',
        keywords: 'takeaway, delivery, collection',
        description: 'Order from the restaurants around you.',
        robots: 'index, follow',
      },
    ]);
  });
});
