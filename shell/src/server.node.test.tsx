/** @jest-environment @storefront/build/jest/node */
import type { FirstData, PageState } from '@storefront/contract';
import { definePage } from '@storefront/host';
import type { Host, PageModel } from '@storefront/host';
import { fakeBrand } from '@storefront/host/testing';
import { computed as computedValue, observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { fingerprint } from './app/assumed';
import { draw } from './server';

const now = Date.parse('2026-03-04T18:30:00Z');

const pageState = (parts: Partial<PageState> = {}): PageState => ({
  brand: fakeBrand(),
  now,
  status: 200,
  decisions: {},
  firstData: [],
  apiOrigin: '',
  assetOrigin: '',
  apiAuthorization: '',
  ...parts,
});

const metadata: FirstData = {
  call: 'information/business_meta_details',
  body: { slug: 'saffron-yard' },
  answer: {
    responsecode: '200',
    bm_title: 'Saffron Yard',
    bm_keywords: '',
    bm_description: '',
    business_banner_url: '/cover.jpg',
  },
};

const terms: FirstData = {
  call: 'information/page',
  body: { slug: 'terms' },
  answer: { responsecode: '200', title: 'Terms of use', body_html: '<p>Be kind.</p>', updated: '' },
};

/** A page of a remote that shows the heading which `load` finds. */
const aModule = (load: (host: Host) => Promise<string>, drawn?: () => void) => ({
  default: definePage<PageModel & { words: { heading: string } }>({
    create: (host) => {
      const words = observable({ heading: 'Nothing yet' });
      return {
        words,
        load: async () => {
          const heading = await load(host);
          runInAction(() => (words.heading = heading));
        },
      };
    },
    Component: observer(function Page({ model }) {
      drawn?.();
      return <h1>{model.words.heading}</h1>;
    }),
  }),
});

const fromFirstData = async ({ api }: Host) => {
  const answer = await api.call('information/page', { slug: 'terms' });
  return answer.responsecode === '200' && 'title' in answer ? answer.title : 'Refused';
};

describe('drawing a page on the server', () => {
  it('draws the page of a remote from its first data, with header and footer around it', async () => {
    const { html } = await draw({
      page: pageState({ firstData: [terms] }),
      address: '/listing?search_by_postcode=E1+6AN',
      module: aModule(fromFirstData),
    });
    expect(html).toContain('<h1>Terms of use</h1>');
    expect(html).toContain('Plate Street');
    expect(html).toMatch(/<header.*<main.*<footer/s);
  });

  it('draws the 404 page and a static page of its own', async () => {
    const lost = await draw({ page: pageState({ status: 404 }), address: '/nowhere' });
    expect(lost.html).toContain('We are sorry but the page you requested was not found.');
    const page = await draw({
      page: pageState({ firstData: [{ ...terms, body: { slug: 'privacy-policy' } }] }),
      address: '/information/privacy-policy',
    });
    expect(page.html).toContain('<p>Be kind.</p>');
  });

  it('computes a value that several components read once for each drawing', async () => {
    let computed = 0;
    const names = observable({ first: 'Saffron', last: 'Yard' });
    const whole = computedValue(() => {
      computed += 1;
      return `${names.first} ${names.last}`;
    });
    const Name = observer(function Name() {
      return <p>{whole.get()}</p>;
    });
    const page = definePage<PageModel>({
      create: () => ({}),
      Component: () => (
        <>
          <Name />
          <Name />
        </>
      ),
    });
    const { html } = await draw({ page: pageState(), address: '/', module: { default: page } });
    expect(html).toContain('<p>Saffron Yard</p><p>Saffron Yard</p>');
    expect(computed).toBe(1);
  });

  it('lists the keys that it read as empty, with a fingerprint of what it wrote to them', async () => {
    const { assumed } = await draw({
      page: pageState({ firstData: [metadata, terms] }),
      address: '/business/saffron-yard',
      module: aModule(async ({ storage }) => {
        const isNew = storage.read('business_details') === undefined;
        storage.write('searched_pincode', 'E1 6AN');
        return isNew ? 'Saffron Yard' : 'Saffron Yard again';
      }),
    });
    expect(assumed).toContain('cartlist');
    expect(assumed).toContain('business_details');
    // The header read no postcode; the page then stored one.
    expect(assumed).toContain(`searched_pincode=${fingerprint('"E1 6AN"')}`);
    // Written, but never read as empty.
    expect(assumed.join(' ')).not.toContain('business_banner_url');
  });

  it('says whether the page depends on the time, which is that of the page', async () => {
    const timeless = { page: pageState(), address: '/', module: aModule(async () => 'Home') };
    await expect(draw(timeless)).resolves.toMatchObject({ clock: false });
    const timed = aModule(async ({ clock }) => new Date(clock.now()).toISOString());
    await expect(draw({ ...timeless, module: timed })).resolves.toMatchObject({
      clock: true,
      html: expect.stringContaining('2026-03-04T18:30:00.000Z'),
    });
  });

  it('rejects with a named error when the page asks for more', async () => {
    const drawing = draw({ page: pageState(), address: '/', module: aModule(fromFirstData) });
    await expect(drawing).rejects.toMatchObject({ name: 'AsksForMore' });
  });

  it('runs no effect, because nothing would clean it up', async () => {
    const began: string[] = [];
    const Page = () => {
      const [text] = useState('Drawn');
      useEffect(() => void began.push('effect'), []);
      return <h1>{text}</h1>;
    };
    const module = { default: definePage<PageModel>({ create: () => ({}), Component: Page }) };
    await draw({ page: pageState(), address: '/', module });
    expect(began).toStrictEqual([]);
  });

  it.each([
    ['asks for more than its first data', aModule(fromFirstData), 'more than its first data'],
    ['throws while it is made', { default: { kind: 'page', create: () => broken('create') } }, 'create'],
    ['throws while it loads', aModule(async () => broken('load')), 'load'],
    [
      'throws while it is drawn',
      aModule(
        async () => '',
        () => broken('draw'),
      ),
      'draw',
    ],
    ['never comes', aModule(() => new Promise(() => undefined)), 'not shown'],
    ['is no page', {}, 'exports no page'],
    ['makes a random key', aModule(async ({ randomKey }) => randomKey()), 'random'],
  ])('rejects when the page %s', async (_, module, words) => {
    await expect(draw({ page: pageState(), address: '/', module })).rejects.toThrow(words);
  });
});

function broken(when: string): never {
  throw new Error(`It broke at ${when}`);
}
