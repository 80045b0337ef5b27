import type { FirstData } from '../page-state';
import { aMarketplace, aSingleBusiness } from '../testing/brand';
import { firstCalls, followingCalls } from './first-calls';
import { matchRoute } from './match';
import type { Query } from './match';

function ask(brand: typeof aMarketplace, path: string, query: Query = {}, answered: FirstData[] = []) {
  const match = matchRoute(brand, path, query);
  if (match.kind !== 'page') throw new Error(`${path} shows no page`);
  const names = (calls: { call: string }[]) => calls.map(({ call }) => call);
  const first = firstCalls(brand, match, query);
  return { first, names: names(first), following: followingCalls(brand, match, query, answered) };
}

const details = {
  call: 'business/details',
  body: { zipcode: '', slug: 'a' },
  answer: { responsecode: '200', info: { business_id: 'b-7' } },
} as FirstData;
const unknown: FirstData = {
  call: 'business/details',
  body: { zipcode: '', slug: 'a' },
  answer: { responsecode: '204', status: 'No such restaurant.' },
};

describe('the calls of a first paint', () => {
  it('[API-9] the listing searches for its postcode, tidied, with the default category and cuisine', () => {
    expect(ask(aMarketplace, '/listing', { search_by_postcode: 'e16an' }).first).toStrictEqual([
      {
        call: 'search/home',
        body: { zipcode: 'E1 6AN', catagory: '1', cusine_id: '0', sort_by: '', skey: '' },
      },
    ]);
    expect(ask(aMarketplace, '/listing', { search_by_postcode: ' ' }).first).toStrictEqual([]);
    expect(ask(aMarketplace, '/listing').first).toStrictEqual([]);
  });

  it('[HOM-12] home asks for the cuisines', () => {
    expect(ask(aMarketplace, '/').first).toStrictEqual([{ call: 'search/cuisines', body: {} }]);
  });

  it('[LST-75] the listing searches for dishes by a text of three letters and more', () => {
    const typed = (q: string) => ask(aMarketplace, '/listing', { search_by_postcode: 'e16an', q }).first;
    expect(typed(' Sal ')[1]).toStrictEqual({
      call: 'search/dishes',
      body: { zipcode: 'E1 6AN', skey: 'sal' },
    });
    expect([typed('sa'), typed('x'.repeat(201))].map(({ length }) => length)).toStrictEqual([1, 1]);
  });

  it('[LST-63] the listing asks for nearby places where nobody serves, and only there', () => {
    const body = { zipcode: 'E20 1AA', catagory: '1', cusine_id: '0', sort_by: '', skey: '' } as const;
    const answered = (responsecode: '200' | '201' | '204') =>
      [
        { call: 'search/home', body, answer: { responsecode, status: '', list: [], subcatagory: [] } },
      ] as FirstData[];
    const following = (code: '200' | '201' | '204') =>
      ask(aMarketplace, '/listing', { search_by_postcode: 'e201aa' }, answered(code)).following;
    expect(following('204')).toStrictEqual([{ call: 'search/nearby', body: { zipcode: 'E20 1AA' } }]);
    expect([following('200'), following('201')]).toStrictEqual([[], []]);
  });

  it('[KIT-47] a preview on the site of a single business asks by its own id', () => {
    const draft = `draft-${'0a'.repeat(16)}`;
    const asked = (answered: FirstData[] = []) => ask(aSingleBusiness, '/', { draft }, answered);
    expect(asked().names).toStrictEqual(['business/details', 'information/business_meta_details']);
    expect(asked([details]).following).toContainEqual({ call: 'business/menu', body: { business: 'b-7' } });
  });

  it('the pages of a business ask for its details and its metadata', () => {
    for (const path of ['/business/a', '/business/a/booking']) {
      expect(ask(aMarketplace, path).first).toStrictEqual([
        { call: 'business/details', body: { zipcode: '', slug: 'a' } },
        { call: 'information/business_meta_details', body: { slug: 'a' } },
      ]);
    }
    expect(ask(aMarketplace, '/info').first).toStrictEqual([]);
  });

  it('menu and discounts follow once the id of the business is there', () => {
    expect(ask(aMarketplace, '/business/a', {}, [details]).following).toStrictEqual([
      { call: 'business/menu', body: { business: 'b-7' } },
      { call: 'business/discount', body: { business: 'b-7' } },
    ]);
    expect(ask(aMarketplace, '/business/a', {}, [unknown]).following).toStrictEqual([]);
    expect(ask(aMarketplace, '/business/a', {}, []).following).toStrictEqual([]);
  });

  it('[RTE-5] a single-business brand knows the id, so all is asked for at once', () => {
    const { names, following } = ask(aSingleBusiness, '/', {}, [details]);
    expect(names).toStrictEqual([
      'business/details',
      'information/business_meta_details',
      'business/menu',
      'business/discount',
    ]);
    expect(following).toStrictEqual([]);
  });

  it('an open tab asks for its content too', () => {
    expect(ask(aSingleBusiness, '/', { tab: 'info' }).names).toContain('business/info');
    expect(ask(aSingleBusiness, '/', { tab: 'review' }).names).toContain('business/review');
    expect(ask(aSingleBusiness, '/', { tab: 'book' }).names).toHaveLength(4);
  });

  it('the booking page asks which days have a free table', () => {
    expect(ask(aSingleBusiness, '/booking').first).toContainEqual({
      call: 'business/booking_days',
      body: { business_id: 'b-101' },
    });
    expect(ask(aMarketplace, '/business/a/booking', {}, [details]).following).toStrictEqual([
      { call: 'business/booking_days', body: { business_id: 'b-7' } },
    ]);
  });

  it('the reviews page asks for page 0 with the summary', () => {
    expect(ask(aSingleBusiness, '/review').first).toContainEqual({
      call: 'business/review',
      body: { business: 'b-101', req_page: 0, overallreq_data: 'yes' },
    });
    expect(ask(aMarketplace, '/info', { business: 'a' }, [details]).following).toStrictEqual([
      { call: 'business/info', body: { business: 'b-7' } },
    ]);
  });

  it('order-complete and booking-complete ask by the key in their query', () => {
    expect(ask(aMarketplace, '/order-complete', { v: 'k' }).first).toStrictEqual([
      { call: 'business/order_status', body: { okey: 'k' } },
    ]);
    expect(ask(aMarketplace, '/booking-complete', { v: 'k' }).first).toStrictEqual([
      { call: 'business/booking_status', body: { id: 'k' } },
    ]);
    expect(ask(aMarketplace, '/order-complete').first).toStrictEqual([]);
  });

  it('verification is left to the page: its details may send a code', () => {
    expect(ask(aMarketplace, '/order/checkout-otp/k').first).toStrictEqual([]);
    expect(ask(aMarketplace, '/checkout').first).toStrictEqual([]);
    expect(ask(aMarketplace, '/information/privacy-policy').names).toStrictEqual(['information/page']);
  });
});
