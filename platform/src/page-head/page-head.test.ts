import { aBrand } from '../testing/brands';
import { businessAnswers } from '../testing/business-answers';
import { headIn, structuredDataIn } from '../testing/page';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const messages = { sender: 'Market', logo: 'https://pictures.example/market.png' };
const shell = { feature: 'shell' };
const single = aBrand({ kind: 'single-business', business: { slug: 'saffron-yard', id: 'b-1' } });

describe('the head of a page in the first HTML', () => {
  it('[EDG-2/head] of a business is made from its data: title, texts, canonical address and picture', async () => {
    const { get } = await aServedPlatform({ answers: businessAnswers() });
    const { body } = await get('/business/saffron-yard?tab=review&utm_source=x');
    expect(headIn(body)).toStrictEqual({
      title: 'Saffron Yard, Brick Lane',
      robots: 'index, follow',
      description: 'Order from Saffron Yard.',
      keywords: 'biryani, naan',
      canonical: 'https://localhost/business/saffron-yard',
      card: 'summary_large_image',
      openGraph: {
        type: 'website',
        locale: 'en_GB',
        site_name: 'Market',
        title: 'Saffron Yard, Brick Lane',
        description: 'Order from Saffron Yard.',
        url: 'https://localhost/business/saffron-yard',
        image: 'https://localhost/api/pictures/cover',
      },
    });
  });

  it('[EDG-2/head] of the brand’s own pages is made from the brand', async () => {
    const { get } = await aServedPlatform({ brands: [aBrand({ messages })] });
    expect(headIn((await get('/home')).body)).toMatchObject({
      title: 'Market · takeaways',
      keywords: 'takeaway',
      canonical: 'https://localhost/',
      card: 'summary',
      openGraph: { image: 'https://pictures.example/market.png' },
    });
    expect(headIn((await get('/listing?search_by_postcode=e16an')).body)).toMatchObject({
      title: 'Restaurants and takeaways in E1 6AN | Market',
      canonical: 'https://localhost/listing?search_by_postcode=E1+6AN',
    });
    expect(headIn((await get('/contact-us')).body).title).toBe('Contact us · Market');
  });

  it('[EDG-2/head] of a text of the brand has the title of the text', async () => {
    const text = { responsecode: '200', title: 'Privacy policy', body_html: '', updated: '' } as const;
    const { get } = await aServedPlatform({ answers: { 'information/page': () => text } });
    const { body } = await get('/information/privacy-policy');
    expect(headIn(body)).toMatchObject({
      title: 'Privacy policy · Market',
      canonical: 'https://localhost/information/privacy-policy',
    });
    expect(structuredDataIn(body)['BreadcrumbList']).toMatchObject({
      itemListElement: [{ name: 'Market' }, { name: 'Information' }, { name: 'Privacy policy', position: 3 }],
    });
  });

  it('[EDG-2/head] of a site of one business names the business at the root of the site', async () => {
    const { get } = await aServedPlatform({ brands: [single], answers: businessAnswers() });
    const { body } = await get('/?tab=info');
    expect(headIn(body).canonical).toBe('https://localhost/');
    expect(structuredDataIn(body)['Restaurant']).toMatchObject({ url: 'https://localhost/' });
    expect(structuredDataIn(body)['WebSite']).toMatchObject({ name: 'Market' });
  });

  it.each([
    '/checkout',
    '/account',
    '/account/reset-password',
    '/order/checkout-otp/key',
    '/order-complete?v=key',
    '/booking-complete?v=key',
  ])(
    '[EDG-2/private] of %s, a visitor’s own page, has no canonical address, preview or data, and is not indexed',
    async (path) => {
      const { get } = await aServedPlatform({ builds: [shell] });
      const { body, statusCode } = await get(path);
      expect(statusCode).toBe(200);
      expect(headIn(body)).toMatchObject({ robots: 'noindex', canonical: undefined, openGraph: {} });
      expect(structuredDataIn(body)).toStrictEqual({});
    },
  );

  it('[EDG-2/missing] of a path without a page says noindex, with status 404', async () => {
    const none = { responsecode: '204', status: 'No such business' } as const;
    const { get } = await aServedPlatform({ answers: { 'business/details': () => none } });
    for (const path of ['/nowhere', '/business/nobody']) {
      const { body, statusCode } = await get(path);
      expect(statusCode).toBe(404);
      expect(headIn(body)).toMatchObject({
        title: 'Page not found · Market',
        robots: 'noindex',
        canonical: undefined,
        openGraph: {},
      });
      expect(structuredDataIn(body)).toStrictEqual({});
    }
  });

  it('[EDG-2/hostile][G11] escapes markup and direction marks in names', async () => {
    const name = '</title></script><script>alert(1)</script>"\u202Egnp';
    const answers = businessAnswers({
      business_name: name,
      bs_details: '<!-- <script>\u2067',
      business_cover: 'javascript:alert(1)',
    });
    const metadata = {
      ...answers['information/business_meta_details'](),
      bm_title: name,
      bm_description: name,
    };
    const { get } = await aServedPlatform({
      answers: { ...answers, 'information/business_meta_details': () => metadata },
    });
    const { body } = await get('/business/saffron-yard');
    const head = body.slice(0, body.indexOf('</head>'));
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body);
    for (const part of [head, data?.[1] ?? '<script>']) {
      expect(part).not.toContain('<script>alert');
      expect(part).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    }
    expect(data?.[1]).not.toMatch(/[<>]/);
    expect(structuredDataIn(body)['Restaurant']?.['name']).toBe(name.replace('\u202E', ''));
    expect(structuredDataIn(body)['Restaurant']).not.toHaveProperty('image');
    expect(headIn(body).openGraph).not.toHaveProperty('image');
  });
});
