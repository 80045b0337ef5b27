import { isOk } from '@storefront/contract';
import { businessToken } from '../business-keys/business-token';
import { fromPageOf, market, partner } from '../testing/brands';
import { openAccount } from '../testing/registering';
import { anOrder, aCatalogueOf, businessId, cartItem, guestToken, idOf, outboxOf } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { userToken } from '../testing/users';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.importCatalogue(aCatalogueOf(aTableBusiness())));
afterAll(() => api.close());

const slug = 'saffron-yard';
const onPartner = fromPageOf(partner);
const stars = { noise: 3, service: 3, food: 3, atmosphere: 3, waittime: 3, valueformoney: 3 };

describe('an e-mail address', () => {
  const ada = { name: 'Ada Moss', email: 'ada.moss@example.test', mobile: '07700900123' };
  const passwords = { [market.id]: 'a long walk home', [partner.id]: 'a short swim back' };

  it('has an account on each brand, with a password of its own', async () => {
    for (const brand of [market, partner])
      await openAccount(api, { ...ada, password: passwords[brand.id] ?? '' }, brand);
    const logIn = (password: string, headers: Record<string, string>) =>
      api.call('users/login', { email: ada.email, password }, headers);
    for (const brand of [market, partner])
      for (const owner of [market, partner])
        expect(await logIn(passwords[owner.id] ?? '', fromPageOf(brand))).toMatchObject({
          responsecode: owner === brand ? '200' : '201',
        });
  });

  it('gets a new password only for the account of the brand that was asked', async () => {
    const email = 'only-market@example.test';
    await userToken(api, { email });
    await api.call('users/forgot_password', { email }, onPartner);
    const [mail] = (await outboxOf(api, partner)).filter(({ to }) => to === email);
    expect(mail).toMatchObject({ subject: 'No account with this address', from: partner.messages.sender });
    expect(mail?.body).toContain(`${partner.origin}/`);
  });
});

describe('an order or booking of another brand', () => {
  it('may use the same request key and gets an answer of its own', async () => {
    const place = async (headers: Record<string, string>) => {
      const token = await guestToken(api, headers);
      return idOf(await api.call('business/order', { ...anOrder(token), request_key: 'one key' }, headers));
    };
    expect(await place({})).not.toBe(await place(onPartner));
  });

  it('is updated by its business with the same token on every brand', async () => {
    await api.importCatalogue(aCatalogueOf(aTableBusiness({}, { cash_otp: 'no' })));
    const authorization = `Bearer ${businessToken('secret of tests', slug)}`;
    for (const headers of [{}, onPartner]) {
      const token = await guestToken(api, headers);
      const okey = idOf(
        await api.call('business/order', anOrder(token, { cartitems: [cartItem()] }), headers),
      );
      const answer = await api.post('business/order_state', { okey, state: 'accepted' }, { authorization });
      expect(answer.json()).toMatchObject({ responsecode: '200' });
    }
  });

  it('takes covers of the same tables', async () => {
    const date = '2027-03-02';
    const slots = async (headers = {}) => {
      const answer = await api.call('business/booking_time', { business_id: businessId, date }, headers);
      return isOk(answer) ? answer.booking_time_slot.slots.map(({ time }) => time) : [];
    };
    expect(await slots()).toContain('18:00');
    for (const guest of [8, 4]) await api.call('business/booking', aBooking({ date, guest }), onPartner);
    expect(await slots()).not.toContain('18:00');
  });

  it('is reviewed on every brand: each shows the reviews of all', async () => {
    const order = anOrder(await userToken(api), { user_type: 'user' });
    const key = idOf(await api.call('business/order', order));
    await api.database.database.execute(`update orders set state = 'completed' where okey = '${key}'`);
    const review_text = 'The dal was still steaming.';
    await api.call('business/feedback', { slug, key, name: 'Ada', review_text, ...stars });
    const body = { business: businessId, req_page: 0, overallreq_data: 'no' } as const;
    expect(await api.call('business/review', body, onPartner)).toMatchObject({
      user_review: expect.arrayContaining([expect.objectContaining({ review_text })]) as unknown,
    });
  });
});
