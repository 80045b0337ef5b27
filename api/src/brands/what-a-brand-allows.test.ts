import { fixedBrands, market } from '../testing/brands';
import type { TestBrand } from '../testing/brands';
import { aCatalogueOf, anOrder, guestToken, outboxOf } from '../testing/ordering';
import { aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

const both = [
  { value: 'cod', leble: 'Cash' },
  { value: 'card', leble: 'Card' },
] as const;
const permission = { payment_permission: { order: [...both], booking: [...both] } };

/** The API with one brand: the market with these changes. */
const onBrand = async (changes: Partial<TestBrand>): Promise<TestApi> => {
  const api = await testApi({ brands: fixedBrands([{ ...market, ...changes }]) });
  await api.importCatalogue(aCatalogueOf(aTableBusiness({}, permission)));
  return api;
};

describe('a brand', () => {
  it('[BRD-1/payment] offers and accepts only its own payment methods, whatever else the business accepts', async () => {
    await using api = await onBrand({ paymentModes: ['card'] });
    const details = await api.call('business/details', { slug: 'saffron-yard', zipcode: '' });
    expect(details).toMatchObject({
      payment_permission: [
        { order: [{ value: 'card', leble: 'Card' }], booking: [{ value: 'card', leble: 'Card' }] },
      ],
    });
    const order = anOrder(await guestToken(api), { paymode: 'cod' });
    expect(await api.call('business/order', order)).toMatchObject({ responsecode: '201' });
  });

  it('[BRD-1/guests] without guest checkout gives no session to a guest', async () => {
    await using api = await onBrand({ guestCheckout: false });
    expect(await api.call('users/guest', {})).toStrictEqual({
      responsecode: '201',
      status: 'Please log in to order at Market Eats.',
    });
  });

  it('[BRD-1/legal] shows its own legal pages with its own words, or ours under the same slugs, and no others', async () => {
    const own = {
      slug: 'cookies',
      title: 'Cookies <b>',
      updated: '2026-11-22',
      sections: [
        { heading: '', paragraphs: ['We set one & no more.'] },
        { heading: 'How long', paragraphs: ['A year.'] },
      ],
    };
    const privacy = { slug: 'privacy-policy', title: 'Privacy' };
    await using api = await onBrand({ legalPages: [own, privacy] });
    expect(await api.call('information/page', { slug: 'cookies' })).toStrictEqual({
      responsecode: '200',
      title: 'Cookies <b>',
      body_html: '<p>We set one &amp; no more.</p><h2>How long</h2><p>A year.</p>',
      updated: '2026-11-22',
    });
    expect(await api.call('information/page', { slug: 'privacy-policy' })).toMatchObject({
      title: 'Privacy Policy',
    });
    expect(await api.call('information/page', { slug: 'terms-and-condition' })).toMatchObject({
      responsecode: '204',
    });
  });

  it('[BRD-1/contact] gets the messages of its own contact form', async () => {
    await using api = await onBrand({ contactEmail: 'eats@northbank.example' });
    await api.call('information/contact_us', {
      name: 'Ada',
      email: 'ada@example.test',
      subject: 'Hello',
      message: 'Is there a table?',
    });
    expect((await outboxOf(api))[0]).toMatchObject({ to: 'eats@northbank.example' });
  });
});
