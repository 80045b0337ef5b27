import { aBrand } from '../../testing/brands';
import { businessAnswers } from '../../testing/business-answers';
import { linksIn, stateIn } from '../../testing/page';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const listing = { feature: 'listing', version: '1.0.0' };
const shell = { feature: 'shell', version: '1.0.0' };

describe('the files that a page names', () => {
  const exposes = {
    './pages/home': { js: ['home.js'], css: ['home.css'] },
    './pages/listing': { js: ['later.js'], css: [] },
  };

  it('[EDG-3][SHL-5] exactly those of the route’s decided releases, each once, with hash and crossorigin', async () => {
    const { get } = await aServedPlatform({ builds: [shell, { ...listing, description: { exposes } }] });
    const page = await get('/');
    const { decisions } = stateIn(page);
    const links = linksIn(page.body);
    expect(links.map(({ rel, as, href }) => [rel, as, href])).toStrictEqual([
      ['stylesheet', undefined, '/releases/shell/1.0.0/shell.css'],
      ['preload', 'script', '/releases/shell/1.0.0/shell.js'],
      ['preload', 'script', '/releases/listing/1.0.0/entry.js'],
      ['preload', 'script', '/releases/listing/1.0.0/home.js'],
      ['preload', 'style', '/releases/listing/1.0.0/home.css'],
    ]);
    for (const { href = '', integrity, crossorigin } of links) {
      const [, , feature = '', , path = ''] = href.split('/');
      expect([href, integrity]).toStrictEqual([href, decisions[feature]?.integrity[path]]);
      expect(crossorigin).toBe('anonymous');
    }
  });

  it('[EDG-3] another route names the files of its own module', async () => {
    const { get } = await aServedPlatform({ builds: [shell, { ...listing, description: { exposes } }] });
    const hrefs = linksIn((await get('/listing')).body).map(({ href }) => href);
    expect(hrefs.slice(2)).toStrictEqual([
      '/releases/listing/1.0.0/entry.js',
      '/releases/listing/1.0.0/later.js',
    ]);
  });

  it('[EDG-3] a page that the shell shows itself names only the shell', async () => {
    const { get } = await aServedPlatform();
    for (const path of ['/contact-us', '/nowhere']) {
      expect(linksIn((await get(path)).body).map(({ href }) => href)).toStrictEqual([
        '/releases/shell/1.0.0/shell.css',
        '/releases/shell/1.0.0/shell.js',
      ]);
    }
  });

  it('[EDG-3] a page of the shell that has files of its own names them too', async () => {
    const own = {
      './start': { js: ['shell.js'], css: ['shell.css'] },
      './pages/contact-us': { js: ['form.js'], css: ['form.css'] },
    };
    const files = { 'shell.js': 's();', 'shell.css': 'a {}', 'form.js': 'f();', 'form.css': 'b {}' };
    const { get } = await aServedPlatform({ builds: [{ ...shell, files, description: { exposes: own } }] });
    const hrefs = async (path: string) => linksIn((await get(path)).body).map(({ href }) => href);
    expect((await hrefs('/contact-us')).slice(2)).toStrictEqual([
      '/releases/shell/1.0.0/form.js',
      '/releases/shell/1.0.0/form.css',
    ]);
    expect(await hrefs('/nowhere')).toHaveLength(2);
  });

  it('pages are served although a remote was never released', async () => {
    const { get } = await aServedPlatform({ builds: [shell] });
    const page = await get('/checkout');
    expect(page.statusCode).toBe(200);
    expect(Object.keys(stateIn(page).decisions)).toStrictEqual(['shell']);
  });

  it('[BRD-6/releases] a brand that pins a release gets its files, and no other brand does', async () => {
    const { get } = await aServedPlatform({
      brands: [aBrand({ pins: { listing: '1.0.0' } }), aBrand({ id: 'partner', hosts: ['partner.example'] })],
      builds: [shell, listing, { ...listing, version: '1.1.0' }],
    });
    const page = await get('/');
    expect(linksIn(page.body).map(({ href }) => href)).toContain('/releases/listing/1.0.0/entry.js');
    expect(stateIn(page).decisions['listing']?.reason.step).toBe('pin');
    const theirs = (await get('/', { headers: { host: 'partner.example' } })).body;
    const files = linksIn(theirs).map(({ href }) => href);
    expect(files).toContain('/releases/listing/1.1.0/entry.js');
    expect(files).not.toContain('/releases/listing/1.0.0/entry.js');
  });
});

describe('the first data of a page', () => {
  const business = businessAnswers({ business_id: 'b-7' });
  const metadata = {
    responsecode: '200',
    bm_title: 'Miso & Co',
    bm_keywords: 'ramen',
    bm_description: 'Ramen in Leeds',
    business_banner_url: '',
  } as never;
  const answers = {
    ...business,
    'information/business_meta_details': () => metadata,
    'business/discount': () => ({ responsecode: '200' }) as never,
  };

  it('is sent with the page: the calls of the route, and those that need their answers', async () => {
    const { get } = await aServedPlatform({ answers });
    const { firstData } = stateIn(await get('/business/miso-and-co'));
    expect(firstData.map(({ call }) => call).sort()).toStrictEqual([
      'business/details',
      'business/discount',
      'business/menu',
      'information/business_meta_details',
    ]);
    expect(firstData.find(({ call }) => call === 'business/menu')?.body).toStrictEqual({ business: 'b-7' });
  });

  it('[RTE-22][RTE-23] its head is the business’s own, in the first HTML', async () => {
    const { get } = await aServedPlatform({ answers });
    const { body } = await get('/business/miso-and-co');
    expect(body).toContain('<title>Miso &amp; Co</title>');
    expect(body).toContain('<meta name="keywords" content="ramen">');
    expect(body).toContain('<meta name="description" content="Ramen in Leeds">');
    expect(body).toContain('<meta name="robots" content="index, follow">');
  });

  it('an unknown slug is the 404 page with status 404, and it names no file of a remote', async () => {
    const { get } = await aServedPlatform({
      answers: {
        ...answers,
        'business/details': () => ({ responsecode: '204', status: 'No such business' }) as never,
      },
    });
    const { statusCode, body } = await get('/business/nobody');
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Page not found · Market</title>');
    expect(linksIn(body).map(({ href }) => href)).toStrictEqual([
      '/releases/shell/1.0.0/shell.css',
      '/releases/shell/1.0.0/shell.js',
    ]);
  });

  it('a slow API never delays the page: it is sent with the data that have arrived by then', async () => {
    const { get } = await aServedPlatform({
      firstDataLimit: 20,
      answers: { ...answers, 'business/details': () => new Promise<never>(() => undefined) },
    });
    const page = await get('/business/miso-and-co');
    expect(page.statusCode).toBe(200);
    expect(stateIn(page).firstData.map(({ call }) => call)).toStrictEqual([
      'information/business_meta_details',
    ]);
    expect((await get('/metrics')).body).toContain(
      'storefront_first_data_missed_total{call="business/details",why="late"} 1',
    );
  });

  it('the page is sent without data when the API is down', async () => {
    const { get } = await aServedPlatform({ answers: {} });
    const page = await get('/business/miso-and-co');
    expect(page.statusCode).toBe(200);
    expect(stateIn(page).firstData).toStrictEqual([]);
  });
});
