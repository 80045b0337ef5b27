import { market, partner } from '../testing/brands';
import { brandEmail } from './brand-email';
import { composeEmail } from './message';

const content = (text: string) =>
  composeEmail({
    brandId: 'market',
    to: 'ada@example.test',
    topic: 'okey-1',
    subject: 'Your order',
    paragraphs: [text],
    tables: [{ heading: 'What you pay', rows: [{ name: 'Total', amount: '£22.75', notes: ['in cash'] }] }],
    link: { text: 'Follow your order', address: 'https://brand.test/order-complete?v=k' },
  }).html ?? '';

describe('an e-mail in the style of its brand', () => {
  it('shows sender, logo, colours and the address to write to', () => {
    const html = brandEmail(content('Thank you.'), partner);
    expect(html).toContain('<img src="https://partner.test/brand/mail.png"');
    expect(html).toContain('Partner Plates &amp; Co');
    expect(html).toContain('mailto:hello@partner.example');
    expect(html).toMatch(/<a style="[^"]*background:#0a6858;color:#ffffff[^"]*" href="https:\/\/brand\.test/);
    expect(html).not.toContain('class=');
  });

  it('has no picture when the brand has no logo', () => {
    expect(brandEmail(content('Thank you.'), market)).not.toContain('<img');
  });

  it('[G11] takes no style from the text of a message', () => {
    const html = brandEmail(content('class="button" class="note"'), market);
    expect(html).toContain('class=&quot;button&quot; class=&quot;note&quot;');
  });

  it('leaves a whole document of an earlier release unchanged, and a message without HTML as text', () => {
    expect(brandEmail('<!doctype html><p>Hello</p>', market)).toBe('<!doctype html><p>Hello</p>');
    expect(brandEmail('', market)).toBe('');
  });
});
