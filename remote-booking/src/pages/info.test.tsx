import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBrand, fakeHost } from '@storefront/host/testing';
import { pageApi, pageLocation } from '../testing/page-api';
import { wireInformation } from '../testing/wire';
import infoTab from '../widgets/info-tab';
import info from './info';

const open = async (api = pageApi()) => {
  const host = fakeHost({ api });
  const model = info.create(host, pageLocation);
  await model.load();
  model.start?.();
  render(<info.Component model={model} />);
  return { host, model };
};

describe('the information page', () => {
  it('[INF-1] describes the business', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'About Saffron Yard' })).toBeInTheDocument();
    expect(screen.getByText('Home cooking from Lucknow.')).toBeInTheDocument();
  });

  it('[INF-2] shows a row for each day, and the special days below', async () => {
    await open();
    const rows = within(screen.getByRole('table', { name: 'Business Opening Times' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toStrictEqual([
      'MondayClosed',
      'Tuesday12:00 - 23:00',
    ]);
    expect(screen.getByRole('table', { name: 'Special days' })).toHaveTextContent(
      'Friday 25 December 2026Closed',
    );
  });

  it('[INF-3] lists the delivery postcode sectors', async () => {
    await open();
    const sectors = screen.getByRole('region', { name: 'Delivery postcode sectors' });
    expect(
      within(sectors)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toStrictEqual(['E1 6', 'E1 7']);
  });

  it('loads the information without waiting for the details when the brand knows the business', async () => {
    const api = pageApi();
    const brand = fakeBrand({ kind: 'single-business', business: { slug: 'saffron-yard', id: 'b-101' } });
    const model = info.create(fakeHost({ api, brand }), pageLocation);
    const loading = model.load();
    expect(api.calls.map(({ name }) => name)).toContain('business/info');
    await loading;
    expect(api.bodies('business/info')).toHaveLength(1);
  });

  it('says that the information did not load, and Try again loads it', async () => {
    const api = pageApi();
    api.answer('business/info', undefined);
    const { host } = await open(api);
    expect(screen.getByRole('alert')).toHaveTextContent('The information did not load');
    host.api.answer('business/info', () => wireInformation);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'About Saffron Yard' })).toBeInTheDocument();
  });
});

describe('the information tab', () => {
  it('[INF-4] loads by business/info when it is first opened, and only once', async () => {
    const host = fakeHost({ api: pageApi() });
    const model = infoTab.create(host, { businessId: 'b-101', slug: 'saffron-yard' });
    expect(host.api.calls).toStrictEqual([]);
    await model.load();
    await model.load();
    expect(host.api.calls).toStrictEqual([{ name: 'business/info', body: { business: 'b-101' } }]);
    render(<infoTab.Component model={model} />);
    expect(screen.getByRole('heading', { name: 'About Saffron Yard' })).toBeInTheDocument();
  });
});
