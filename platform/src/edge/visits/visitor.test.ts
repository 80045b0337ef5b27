import { findVisitor, newVisitorId } from './visitor';

const from = (headers: Record<string, string>, cookie?: string) =>
  findVisitor(cookie, { headers, hostname: 'market.example' }, () => 'a-new-id');

describe('the visitor of a request', () => {
  it('is known by the id in the cookie, wherever the request comes from', () => {
    expect(from({ 'sec-fetch-site': 'cross-site' }, 'v-1')).toStrictEqual({ kind: 'known', id: 'v-1' });
    expect(from({ 'sec-fetch-site': 'same-origin' }, 'v-1')).toStrictEqual({ kind: 'known', id: 'v-1' });
  });

  it.each([
    ['an address that was typed in', { 'sec-fetch-site': 'none' }],
    ['a link on another site', { 'sec-fetch-site': 'cross-site', referer: 'https://search.example/' }],
    ['a link on a sister site', { 'sec-fetch-site': 'same-site', referer: 'https://www.market.example/' }],
    ['an old browser that tells nothing', {}],
    ['an old browser that names another site', { referer: 'https://search.example/?q=market.example' }],
    ['a page that cannot be read', { referer: 'about:client' }],
  ])(
    '[RES-11] is new and gets an id without a cookie when the request comes from outside: %s',
    (_how, headers) => {
      expect(from(headers)).toStrictEqual({ kind: 'new', id: 'a-new-id' });
    },
  );

  it.each([
    ['a browser that says so', { 'sec-fetch-site': 'same-origin' }],
    ['an old browser that names the page', { referer: 'https://market.example/listing?v=1' }],
  ])(
    '[RES-11] keeps no cookies when the request comes from a page of ours without one: %s',
    (_how, headers) => {
      expect(from(headers)).toStrictEqual({ kind: 'without-cookies' });
    },
  );

  it.each(['', ' ', 'a b', '<script>', 'é', 'v'.repeat(65)])(
    'has no id when the cookie contains none: %j',
    (cookie) => {
      expect(from({ 'sec-fetch-site': 'none' }, cookie).kind).toBe('new');
      expect(from({ 'sec-fetch-site': 'same-origin' }, cookie).kind).toBe('without-cookies');
    },
  );

  it('gets an id of 128 random bits', () => {
    const ids = new Set(Array.from({ length: 1_000 }, newVisitorId));
    expect(ids.size).toBe(1_000);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });
});
