import { isOk, tryAgainIn } from '@storefront/contract';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { makeOwner, requestsOf, sendTo } from '../testing/every-call';
import type { Owner } from '../testing/every-call';
import { aFullBusiness } from '../testing/full-business';
import { aCatalogueOf, guestToken } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { recipientBackoff } from './recipient-limit';

const names = Object.keys(calls) as CallName[];
/** A stranger may use every /64 of his /48. */
const strangers = ['2001:db8:1:2301::5', '2001:db8:1:2302::5', '2001:db8:1:4501::5', '2001:db8:1:4502::5'];
/** In the household of the stranger, and far from it. */
const [atHome, elsewhere] = ['2001:db8:1:2301::9', '198.51.100.7'];

const fewCalls = { times: 3, seconds: 600 };

async function openApi(options: Parameters<typeof testApi>[0]): Promise<TestApi> {
  const api = await testApi({ recipientBackoff, ...options });
  await api.importCatalogue(aCatalogueOf(aFullBusiness()));
  return api;
}

describe('a stranger who has used up a call in his whole network', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi({ limitOfCalls: fewCalls });
  });
  afterAll(() => api.close());

  it.each(names)(
    '[G13/strangers] is told when to come back, and keeps neither others nor who is proven from %s',
    async (name) => {
      const own = await requestsOf(api, await makeOwner(api))[name]();
      const asStranger = { ...own, body: withoutProof(own.body), headers: {} };
      for (const address of strangers)
        for (let times = 0; times < fewCalls.times; times += 1) await sendTo(api, name, asStranger, address);
      const refused = await sendTo(api, name, asStranger, strangers[0]);
      const wait = Number(refused.headers['retry-after']);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toStrictEqual({
        responsecode: '429',
        status: `Too many requests. ${tryAgainIn(wait)}`,
      });

      const victims = async () => requestsOf(api, await makeOwner(api))[name]();
      expect((await sendTo(api, name, await victims(), elsewhere)).statusCode).toBe(200);
      const request = await victims();
      const isProven = 'sessiontoken' in request.body || 'authorization' in (request.headers ?? {});
      const answer = await sendTo(api, name, request, atHome);
      expect([name, answer.statusCode]).toStrictEqual([name, isProven ? 200 : 429]);
    },
  );
});

/** The body as somebody without an account would send it. */
const withoutProof = (body: object) => ('sessiontoken' in body ? { ...body, sessiontoken: '' } : body);

describe('a stranger who uses a victim’s e-mail address and number', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi({});
  });
  afterAll(() => api.close());

  /** The body with the victim's details wherever it has such fields, sent by a guest, with a wrong password and a wrong price. */
  const aimedAt = (victim: Owner, guest: string, body: object): object => {
    const details: Record<string, unknown> = {
      email: victim.email,
      phone: victim.mobile,
      mobile: victim.mobile,
      mobile_no: victim.mobile,
      sessiontoken: guest,
      password: 'a wrong guess',
      old_password: 'a wrong guess',
      addressid: '',
      address: {
        address_id: '',
        name: 'Ada Moss',
        email: victim.email,
        mobile_no: victim.mobile,
        address: '1 Brick Lane',
        address2: '',
        city: 'London',
        zipcode: 'E1 6AN',
        is_default: 'no',
        delivery_type: 'delivery',
      },
      user_type: 'guest',
      service_charge: '99.00',
    };
    return Object.fromEntries(
      Object.entries(body).map(([field, value]) => [field, field in details ? details[field] : value]),
    );
  };

  it.each(names)('[G13/strangers] does not keep the victim from %s', async (name) => {
    const victim = await makeOwner(api);
    const victims = requestsOf(api, victim);
    const guest = await guestToken(api);
    const others = await requestsOf(api, await makeOwner(api))[name]();
    const { headers: _signature, ...aimed } = { ...others, body: aimedAt(victim, guest, others.body) };
    for (let times = 0; times < 24; times += 1)
      await sendTo(api, name, aimed, strangers[times % strangers.length]);
    const own = await victims[name]();
    const body = 'email' in own.body ? { ...own.body, email: victim.email } : own.body;
    const answer = await sendTo(api, name, { ...own, body }, elsewhere);
    expect([name, answer.statusCode, isOk(answer.json())]).toStrictEqual([name, 200, true]);
  });
});
