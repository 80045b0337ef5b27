import { documentHead } from './document-head';

const contentOf = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const preview = (name: string) =>
  document.head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

const texts = { metaKeywords: 'takeaway', metaDescription: 'Order near you.' };
const site = { origin: 'https://market.example', texts };
const open = () => documentHead(document, site);
const business = '/business/saffron-yard';
const indexed = (canonicalPath: string) => ({ canonicalPath, robots: 'index, follow' as const });
const own = { canonicalPath: undefined, robots: 'noindex' as const };

/** The head of a business's page as the server sends it. */
const served = `
  <title>Saffron Yard</title><meta name="robots" content="index, follow">
  <link rel="canonical" href="https://market.example${business}">
  <meta property="og:title" content="Saffron Yard"><meta property="og:image" content="https://market.example/cover">
  <meta name="twitter:card" content="summary_large_image">`;
beforeEach(() => {
  document.head.innerHTML = served;
  document.body.innerHTML = '<script type="application/ld+json">{}</script>';
});

describe('the head of the document', () => {
  it('[RTE-22][RTE-23] takes title, keywords, description and robots', () => {
    open().set({
      title: 'Saffron Yard, Brick Lane',
      keywords: 'biryani, naan',
      description: 'Order from Saffron Yard.',
      robots: 'index, follow',
    });
    expect(document.title).toBe('Saffron Yard, Brick Lane');
    expect(['keywords', 'description', 'robots'].map(contentOf)).toStrictEqual([
      'biryani, naan',
      'Order from Saffron Yard.',
      'index, follow',
    ]);
    expect(preview('title')).toBe('Saffron Yard, Brick Lane');
  });

  it('replaces what is there and leaves nothing of the previous page', () => {
    const head = open();
    head.set({ title: 'One', keywords: 'one', description: 'Of the first.', robots: 'index, follow' });
    head.set({ title: 'Two', description: '' });
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(['keywords', 'description', 'robots'].map(contentOf)).toStrictEqual([
      'takeaway',
      'Order near you.',
      'index, follow',
    ]);
  });

  it('[EDG-2/client] at another address has that address, and no preview or structured data of the page before', () => {
    open().moveTo(indexed('/listing?search_by_postcode=E1+6AN'));
    expect(canonical()).toBe('https://market.example/listing?search_by_postcode=E1+6AN');
    expect([preview('title'), preview('image'), contentOf('twitter:card')]).toStrictEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(document.querySelector('script')).toBeNull();
  });

  it('[EDG-2/client] keeps what the server has written while the page stays the same, such as in another tab of it', () => {
    open().moveTo(indexed(business));
    expect([canonical(), preview('image')]).toStrictEqual([
      `https://market.example${business}`,
      'https://market.example/cover',
    ]);
    expect(document.querySelector('script')).not.toBeNull();
  });

  it('[EDG-2/client] of a visitor’s own page says noindex without an address, whatever the page says', () => {
    const head = open();
    head.moveTo(own);
    head.set({ title: 'Your account', robots: 'index, follow' });
    expect([contentOf('robots'), canonical()]).toStrictEqual(['noindex', undefined]);
    head.moveTo(indexed('/'));
    expect([contentOf('robots'), canonical()]).toStrictEqual(['index, follow', 'https://market.example/']);
  });

  it('[EDG-2/client] of a page that turns out not to be there loses its address', () => {
    const head = open();
    head.set({ title: 'Page not found', robots: 'noindex' });
    expect([contentOf('robots'), canonical()]).toStrictEqual(['noindex', undefined]);
  });

  it('[EDG-2/client] keeps a page out of search engines that the server has kept out', () => {
    document.head.innerHTML = '<meta name="robots" content="noindex">';
    open().set({ title: 'Book a table', robots: 'index, follow' });
    expect(contentOf('robots')).toBe('noindex');
  });
});
