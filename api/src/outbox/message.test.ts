import fc from 'fast-check';
import { composeEmail, composeSms } from './message';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"onmouseover="alert(1)',
  '\u202Egnp.exe',
  'a\r\nBcc: eve@example.test',
];

const anEmail = (text: string) =>
  composeEmail({
    brandId: 'market',
    to: 'ada@example.test',
    topic: 'okey-1',
    subject: text,
    paragraphs: [text],
    tables: [{ heading: text, rows: [{ name: text, amount: text, notes: [text] }] }],
    link: { text: text, address: `https://brand.test/${text}` },
  });

describe('an e-mail', () => {
  it('says the same in text and in HTML', () => {
    const { body, html = '' } = composeEmail({
      brandId: 'market',
      to: 'ada@example.test',
      topic: 'okey-1',
      subject: 'Your order',
      paragraphs: ['Thank you, Ada.'],
      tables: [{ heading: 'What you pay', rows: [{ name: 'Total', amount: '£22.75', notes: ['in cash'] }] }],
      link: { text: 'Follow your order', address: 'https://brand.test/order-complete?v=k' },
    });
    for (const text of [
      'Thank you, Ada.',
      'What you pay',
      'Total',
      '£22.75',
      'in cash',
      'https://brand.test/order-complete?v=k',
    ])
      for (const version of [body, html]) expect(version).toContain(text);
  });

  it.each(hostile)('[G11] shows %j as text, without any effect', (text) => {
    const { html = '', subject } = anEmail(text);
    expect(html).not.toMatch(/<script|<img|"onmouseover/);
    expect(html).not.toContain('\u202E');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('[G11] has only our own tags, whatever its texts', () => {
    const tagsOf = (html = '') => html.replace(/ (href|style)="[^"]*"/g, '').match(/<[^>]*>/g);
    const plain = tagsOf(anEmail('words').html);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(tagsOf(anEmail(text.replaceAll('\n', ' ')).html)).toStrictEqual(plain);
      }),
    );
  });
});

describe('a text message', () => {
  const addressed = (body: string) => ({ brandId: 'market', to: '07700900123', topic: 'okey-1', body });

  it('[G11] is one line', () => {
    expect(composeSms(addressed('Order 1:\r\nready\u0000')).body).toBe('Order 1: ready');
  });

  it('repeats a code on its last line, for phones that fill it in on that site', () => {
    const codeFor = { host: 'plate-street.test', code: '123456' };
    const { body } = composeSms({ ...addressed('123456 is your\ncode.'), codeFor });
    expect(body).toBe('123456 is your code.\n@plate-street.test #123456');
  });
});
