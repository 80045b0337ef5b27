import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, fakeHost, locationAt } from '@storefront/host/testing';
import page from '../information-page';

const terms = () =>
  ({
    responsecode: '200',
    title: 'Terms and conditions',
    body_html: '<h2>Your order</h2><p>Prices include VAT.</p>',
    updated: '2026-11-01',
  }) as const;

const opened = async (slug: string | undefined, api = new FakeApi({ 'information/page': terms })) => {
  const host = fakeHost({ api });
  const model = page.create(
    host,
    locationAt('/information', { params: slug === undefined ? {} : { page: slug } }),
  );
  await model.load?.();
  render(<page.Component model={model} />);
  return { host, api, model };
};

describe('the information area', () => {
  it.each(['terms-and-condition', 'privacy-policy'])(
    '[ACC-12] asks for its page %s and shows it',
    async (slug) => {
      const { api, host } = await opened(slug);
      expect(api.bodies('information/page')).toStrictEqual([{ slug }]);
      expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 2, name: 'Your order' })).toBeInTheDocument();
      expect(screen.getByText('Prices include VAT.').tagName).toBe('P');
      expect(screen.getByText('Last changed on Sun, 1 Nov 2026')).toBeInTheDocument();
      expect(host.heads).toStrictEqual([{ title: 'Terms and conditions · Plate Street' }]);
    },
  );

  it('lists its pages where none is named', async () => {
    const { api } = await opened(undefined);
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/information/privacy-policy',
    );
    expect(api.calls).toStrictEqual([]);
  });

  it('a page that the server does not know is the 404 page', async () => {
    const unknown = () => ({ responsecode: '204', status: 'No such page.' }) as const;
    const { host } = await opened('nothing', new FakeApi({ 'information/page': unknown }));
    expect(host.navigation.moves).toStrictEqual(['notFound']);
  });

  it('says so when the server cannot be reached, and tries again', async () => {
    const { api } = await opened('privacy-policy', new FakeApi());
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeInTheDocument();
    expect(screen.getByText('We could not load this page. Please try again.')).toBeInTheDocument();
    api.answer('information/page', terms);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Prices include VAT.')).toBeInTheDocument();
  });

  it('shows that it is on its way', () => {
    const model = page.create(fakeHost(), locationAt('/information', { params: { page: 'privacy-policy' } }));
    render(<page.Component model={model} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
  });

  it('an answer that comes after the page has gone changes nothing', async () => {
    const host = fakeHost({ api: new FakeApi({ 'information/page': terms }) });
    const model = page.create(host, locationAt('/information', { params: { page: 'privacy-policy' } }));
    const loading = model.load?.();
    model.stop?.();
    await loading;
    expect(host.heads).toStrictEqual([]);
  });
});
