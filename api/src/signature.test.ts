import { isSigned, sign } from './signature';

const now = new Date('2026-11-20T18:30:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const body = '{"id":"e-1"}';
const header = sign('secret', body, now);

describe('a signature', () => {
  it('[G5] is valid for its body and secret, five minutes before and after its time', () => {
    for (const seconds of [0, 300, -300]) expect(isSigned('secret', body, header, later(seconds))).toBe(true);
    for (const seconds of [301, -301]) expect(isSigned('secret', body, header, later(seconds))).toBe(false);
    expect(isSigned('secret', `${body} `, header, now)).toBe(false);
    expect(isSigned('other', body, header, now)).toBe(false);
  });

  it('[G5] may be one of several while a secret is changed', () => {
    const [time, mac] = header.split(',');
    expect(isSigned('secret', body, `${time},v1=${'0'.repeat(64)},${mac}`, now)).toBe(true);
  });

  it.each([undefined, '', 't=,v1=', 'v1=abc', 't=1795199400', `t=NaN,${header}`, 't=1795199400,v1='])(
    '[G5] %s is none',
    (value) => {
      expect(isSigned('secret', body, value, now)).toBe(false);
    },
  );
});
