import { outboxOf } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { informationPages } from './pages';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

describe('the information pages', () => {
  it.each(['terms-and-condition', 'privacy-policy'])(
    '[ACC-8][ACC-12] %s has a title, a text and a date',
    async (slug) => {
      expect(await api.call('information/page', { slug })).toMatchObject({
        responsecode: '200',
        title: expect.stringMatching(/\w/),
        body_html: expect.stringMatching(/^<p>[\s\S]{500,}<\/p>$/),
        updated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    },
  );

  it.each(Object.keys(informationPages))('[G11] %s holds paragraphs and headings, and no code', (slug) => {
    const tags = informationPages[slug]?.body.match(/<[^>]*>/g) ?? [];
    expect([...new Set(tags)].sort()).toStrictEqual(['</h2>', '</p>', '<h2>', '<p>']);
  });

  it('the privacy policy says what is stored and for how long, and names every cookie that is set', () => {
    const body = informationPages['privacy-policy']?.body ?? '';
    expect(body).toContain('<h2>For how long</h2>');
    expect(body).toMatch(/Messages that we sent you or the restaurant: 30 days\./);
    expect(body).toContain('one cookie that stays for a year');
    expect(body).toContain('Two more go when you close your browser');
    expect(body).not.toContain('no cookies.');
  });

  it.each(['nothing', '__proto__', 'constructor', ''])('do not include %j', async (slug) => {
    expect(await api.call('information/page', { slug })).toMatchObject({ responsecode: '204' });
  });
});

describe('the contact form', () => {
  const words = {
    name: 'Ada',
    email: 'ada@example.test',
    subject: 'My <b>order</b>',
    message: '<script>alert(1)</script>',
  };

  it('[ACC-12] is sent to the contact address, which can reply to the writer', async () => {
    expect(await api.call('information/contact_us', words)).toStrictEqual({ responsecode: '200' });
    expect((await outboxOf(api))[0]).toMatchObject({
      channel: 'email',
      to: 'hello@market.example',
      subject: 'Contact form: My <b>order</b>',
    });
    const { rows } = await api.database.database.execute('select html, details from outbox');
    expect(rows).toMatchObject([{ details: { replyTo: 'ada@example.test' } }]);
    expect(JSON.stringify(rows)).not.toContain('<script>');
  });

  it('[G13/retry-after] is answered 429 when it is sent too often', async () => {
    const answers = [];
    for (let times = 0; times < 12; times += 1) answers.push(await api.post('information/contact_us', words));
    const last = answers.at(-1);
    expect(last?.statusCode).toBe(429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
