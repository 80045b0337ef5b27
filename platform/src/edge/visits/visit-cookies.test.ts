import { array, assert, property, string } from 'fast-check';
import { VisitCookies } from './visit-cookies';

const now = Date.parse('2026-11-21T18:00:00.000Z');
const hour = 3_600_000;
const cookies = new VisitCookies(false);

/** The Cookie header that a browser sends back for these `Set-Cookie` lines. */
const requestCookies = (...lines: string[]) => lines.map((line) => line.split(';', 1)[0]).join('; ');

describe('the cookies of a visit', () => {
  it('are parsed to what was written', () => {
    const visit = { turn: 57, began: now - hour, canaries: ['checkout@2.1.0', 'partner/listing@1.0.0-rc.1'] };
    const failed = ['checkout@2.1.0', 'shell@1.0.0'];
    const header = requestCookies(
      cookies.visitor('v-1'),
      cookies.visit(visit),
      cookies.failed(failed, now),
      cookies.preview('a.b'),
    );
    expect(cookies.read(header, now + hour)).toStrictEqual({
      visitor: 'v-1',
      visit,
      failed,
      preview: 'a.b',
      staff: undefined,
      isToolbarClosed: false,
      isCustomer: false,
    });
  });

  it('belong to this host only and are not readable by scripts; the visitor’s lasts a year, the others one browser session', () => {
    expect(cookies.visitor('v-1')).toBe('visitor=v-1; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
    expect(cookies.visit({ turn: 3, began: now, canaries: [] })).toBe(
      `visit=3~${now}; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(cookies.failed(['checkout@2.1.0'], now)).toBe(
      `failed=${now}~checkout%402.1.0; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(cookies.failed([], now)).toBe('failed=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });

  it('are sent by HTTPS only in production, under names that no other host of the domain can set', () => {
    const production = new VisitCookies(true);
    const line = production.visitor('v-1');
    expect(line).toBe('__Host-visitor=v-1; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(production.read(requestCookies(line), now).visitor).toBe('v-1');
    expect(production.read('visitor=v-1', now).visitor).toBeUndefined();
  });

  it('expire with the visit, twelve hours after it began, even if the browser keeps them', () => {
    const header = requestCookies(
      cookies.visit({ turn: 57, began: now, canaries: [] }),
      cookies.failed(['checkout@2.1.0'], now),
    );
    const later = (hours: number) => cookies.read(header, now + hours * hour);
    expect([later(11.9).visit?.turn, later(11.9).failed]).toStrictEqual([57, ['checkout@2.1.0']]);
    expect([later(12).visit, later(12).failed]).toStrictEqual([undefined, []]);
  });

  it.each([
    ['no number', 'visit=x~1; failed=x~checkout@2.1.0'],
    ['no instant', 'visit=57; failed='],
    ['an instant to come', `visit=57~${now + hour}; failed=${now + hour}~checkout@2.1.0`],
  ])('with %s say nothing', (_what, header) => {
    expect(cookies.read(header, now)).toStrictEqual({
      visitor: undefined,
      visit: undefined,
      failed: [],
      staff: undefined,
      isToolbarClosed: false,
      isCustomer: false,
      preview: undefined,
    });
  });

  it('name at most eight releases, and nothing that is not a release', () => {
    const names = Array.from({ length: 20 }, (_, index) => `remote-${index}@1.0.0`);
    const header = requestCookies(cookies.failed(names, now));
    expect(cookies.read(header, now).failed).toStrictEqual(names.slice(-8));
    const malformed = [
      '../../etc@1.0.0',
      'checkout',
      'checkout@',
      '@1.0.0',
      'checkout@2.1.0@3',
      'Checkout@1.0.0',
      'a@1.0.0',
    ];
    expect(cookies.read(`failed=${now}~${malformed.join('~')}`, now).failed).toStrictEqual(['a@1.0.0']);
    const overfull = `failed=${now}~${names.join('~')}`;
    expect(cookies.read(overfull, now).failed).toHaveLength(8);
  });

  it('are parsed without an error, whatever a browser sends', () => {
    assert(
      property(array(string()), string(), (parts, text) => {
        for (const header of [text, `visit=${parts.join('~')}; failed=${parts.join('~')}; visitor=${text}`]) {
          const { failed, visit } = cookies.read(header, now);
          expect(failed.length + (visit?.canaries.length ?? 0)).toBeLessThanOrEqual(16);
        }
      }),
    );
  });
});
