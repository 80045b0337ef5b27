/** @jest-environment @storefront/build/jest/node */
import type { Page, PageModel } from '@storefront/host';
import { FakeApi, fakeHost, locationAt } from '@storefront/host/testing';
import { renderToString } from 'react-dom/server';
import { localPages } from './local-pages';

const answers = new FakeApi({
  'information/page': () => ({
    responsecode: '200',
    title: 'Privacy policy',
    body_html: '<p>Little.</p>',
    updated: '',
  }),
});

describe('the pages of the shell without a browser', () => {
  it.each([
    ['not-found', 'We are sorry but the page you requested was not found.'],
    ['information', '<p>Little.</p>'],
    ['contact-us', 'Send message'],
    ['account', 'Log in to see your account'],
  ])('%s can be made, loaded and drawn', async (name, words) => {
    expect(typeof window).toBe('undefined');
    const module = (await localPages[name]?.()) as { default: Page<PageModel> };
    const { create, Component } = module.default;
    const model = create(
      fakeHost({ api: answers }),
      locationAt(`/${name}`, { params: { page: 'privacy-policy' } }),
    );
    await model.load?.();
    expect(renderToString(<Component model={model} />)).toContain(words);
  });
});
