import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import {
  CalendarDate,
  Email,
  Money,
  Phone,
  Rate,
  Rating,
  SessionToken,
  TimeOfDay,
  line,
  personName,
  text,
} from './fields';

const accepts = (schema: TSchema, values: string[]) => values.filter((value) => !Value.Check(schema, value));
const refuses = (schema: TSchema, values: string[]) => values.filter((value) => Value.Check(schema, value));

describe('fields', () => {
  it('[LIM2-2] money on the wire is pounds with two decimals', () => {
    expect(accepts(Money, ['0.00', '7.95', '1234567.00'])).toStrictEqual([]);
    expect(
      refuses(Money, [
        '',
        '7',
        '7.9',
        '7.955',
        '-7.95',
        '£7.95',
        '7,95',
        ' 7.95',
        '7.95\n',
        '1e3',
        '12345678.00',
        '٧.٩٥',
      ]),
    ).toStrictEqual([]);
  });

  it('a name holds no internet address', () => {
    const name = personName(1);
    expect(
      accepts(name, [
        'Ada Moss',
        'J.Smith',
        'J. R. R. Tolkien',
        'Mary St.John',
        'O’Neill-Ünal',
        'Dr. A. Moss',
        'J.R.R. Tolkien',
        'Đặng Thị Hồng',
        'นางสาว สมหญิง',
        'محمد علي',
        'Sammy Davis Jr.',
      ]),
    ).toStrictEqual([]);
    expect(
      refuses(name, [
        '',
        'Your parcel waits at https://evil.example/x',
        'Call us at evil.com',
        'EVIL.COM',
        'Evil.Com/pay',
        'www.evil',
        'a@b',
        'go to t.co/x',
        '192.0.2.1',
        'two\nlines',
        'evil。com',
        'evil․com',
        'evil．com',
        'ｅｖｉｌ.ｃｏｍ',
        'пример.рф',
        'evil.ｃｏｍ',
        'X.Com',
        'st.co',
        'evil·com',
        'ex/ample',
        '<b>Ada</b>',
        'Ada 2',
        'Ada\u202Emoc',
      ]),
    ).toStrictEqual([]);
  });

  it('rates and ratings have their decimals', () => {
    expect(accepts(Rate, ['10', '12.5', '3.00'])).toStrictEqual([]);
    expect(refuses(Rate, ['', '-1', '1.234', '10%'])).toStrictEqual([]);
    expect(accepts(Rating, ['', '4.3', '5.0'])).toStrictEqual([]);
    expect(refuses(Rating, ['4', '6.0', '4.33'])).toStrictEqual([]);
  });

  it('dates and times are those of the calendar and the clock', () => {
    expect(accepts(CalendarDate, ['2026-12-31'])).toStrictEqual([]);
    expect(
      refuses(CalendarDate, ['2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '2026-01-32']),
    ).toStrictEqual([]);
    expect(accepts(TimeOfDay, ['00:00', '23:59'])).toStrictEqual([]);
    expect(refuses(TimeOfDay, ['24:00', '9:00', '12:60', '12:00:00'])).toStrictEqual([]);
  });

  it('a phone number is 0 and ten digits', () => {
    expect(accepts(Phone, ['02079460101'])).toStrictEqual([]);
    expect(
      refuses(Phone, ['2079460101', '0207946010', '020794601011', '0207 946010', '+4420794601']),
    ).toStrictEqual([]);
  });

  it('an email address has a name and a domain, and no line break', () => {
    expect(accepts(Email, ['a@b.co', "o'hara+tag@mail.example.test"])).toStrictEqual([]);
    expect(
      refuses(Email, [
        '',
        'a@b',
        'a b@c.de',
        'a@b.c\r\nBcc: x@y.zz',
        '<a@b.co>',
        'a@@b.co',
        `${'a'.repeat(250)}@b.co`,
      ]),
    ).toStrictEqual([]);
  });

  it('a session token is base64url', () => {
    expect(accepts(SessionToken, ['', 'q8Zx_-'.repeat(7)])).toStrictEqual([]);
    expect(refuses(SessionToken, ["' or 1=1", 'a b', 'x'.repeat(101)])).toStrictEqual([]);
  });

  it('only text that the database cannot store is refused', () => {
    expect(
      accepts(text(30), ['', 'two\nlines', '<b>&amp;</b>', '\u202Ertl', 'naan 🫓', "'; drop table"]),
    ).toStrictEqual([]);
    expect(refuses(text(30), ['nul \u0000', 'half \uD83E', '\uDED3 half', 'x'.repeat(31)])).toStrictEqual([]);
  });

  it('a line has no line break and no control character', () => {
    expect(accepts(line(30), ['Zoë 🫓', 'O’Hara & Sons'])).toStrictEqual([]);
    expect(refuses(line(30), ['a\nb', 'a\rb', 'a\tb', 'a\u007Fb', 'a\u0000b', 'a\uD83E'])).toStrictEqual([]);
    expect(refuses(line(30, 1), [''])).toStrictEqual([]);
  });

  it('a long hostile text is refused quickly', () => {
    const hostile = `${'\uD83E\uDED3'.repeat(100_000)}\uD83E`;
    expect(Value.Check(text(1_000_000), hostile)).toBe(false);
  });
});
