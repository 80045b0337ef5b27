import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { fakeBrand, locationAt } from '@storefront/host/testing';
import { businessPage } from '../../testing/business-page';
import { showPage } from '../../testing/show-page';
import { wireDetailsAnswer } from '../../testing/wire';
import { BusinessPage } from './business-page';

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the home search', () => {
  it('[HOM-11] is not on a business page', async () => {
    await showPage();
    expect(screen.queryByPlaceholderText('Enter Postcode')).toBeNull();
  });
});

describe('the header', () => {
  it('[BIZ-2][BIZ-3] shows logo, cover, name and address with colony and city after commas', async () => {
    const { container } = await showPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Saffron Yard' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Logo of Saffron Yard' })).toHaveAttribute(
      'src',
      '/api/pictures/logo',
    );
    expect(container.querySelector('img[src="/api/pictures/cover"]')).toBeInTheDocument();
    expect(screen.getByText('12 Hanbury Street, Spitalfields, London')).toBeInTheDocument();
  });

  it('shows the brand’s own headline on the site of a single business, and none on a marketplace', async () => {
    const texts = { ...fakeBrand().texts, homeTitle: 'Slow-cooked in our yard' };
    const { unmount } = await showPage({ brand: fakeBrand({ texts }) });
    expect(screen.queryByText('Slow-cooked in our yard')).toBeNull();
    unmount();
    const business = { slug: 'saffron-yard', id: 'b-1' };
    await showPage({ brand: fakeBrand({ kind: 'single-business', business, texts }) });
    expect(screen.getByText('Slow-cooked in our yard')).toBeInTheDocument();
  });

  it.each([
    ['', 'Leeds', '12 Hanbury Street, Leeds'],
    ['Spitalfields', '', '12 Hanbury Street, Spitalfields'],
    ['', '', '12 Hanbury Street'],
  ])('[BIZ-3] with the colony "%s" and the city "%s" reads "%s"', async (colony, city, address) => {
    await showPage({ info: { colony, city } });
    expect(screen.getByText(address)).toBeInTheDocument();
  });

  it('[BIZ-4] shows the cuisines', async () => {
    await showPage({
      details: {
        subcatagory: [
          { id: '1', subcategory_name: 'Indian' },
          { id: '2', subcategory_name: 'Halal' },
        ],
      },
    });
    const cuisines = within(screen.getByRole('list', { name: 'Cuisines' }));
    expect(cuisines.getAllByRole('listitem').map(({ textContent }) => textContent)).toStrictEqual([
      'Indian',
      'Halal',
    ]);
  });

  it('[BIZ-5] shows the powered by image only when the business says yes', async () => {
    const { unmount } = await showPage();
    expect(screen.getByRole('img', { name: 'Powered by Bookyup' })).toBeInTheDocument();
    unmount();
    await showPage({ info: { bs_show_powered_by_bookyup: 'no' } });
    expect(screen.queryByRole('img', { name: 'Powered by Bookyup' })).toBeNull();
  });

  it('shows the rating only when there is one', async () => {
    await showPage({ info: { rating: '' } });
    expect(screen.queryByText(/reviews\)/)).toBeNull();
  });
});

describe('the tabs', () => {
  it('[BIZ-6][BIZ-7] are menu, review, info and book, with the menu open', async () => {
    await showPage();
    expect(tabNames()).toStrictEqual(['Menu', 'Reviews', 'Info', 'Book a table']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Menu');
  });

  it('[BIZ-8] write the pressed one to the address', async () => {
    const { customer, host } = await showPage();
    await customer.click(screen.getByRole('tab', { name: 'Info' }));
    expect(host.navigation.moves).toStrictEqual(['go /business/saffron-yard?tab=info']);
  });

  it.each([
    ['review', 'booking/ReviewsTab'],
    ['info', 'booking/InfoTab'],
    ['book', 'booking/BookTab'],
  ])('show %s with a widget of the booking remote', async (tab, widget) => {
    await showPage({ query: { tab } });
    expect(screen.getByTestId(`slot ${widget}`)).toBeInTheDocument();
  });

  it('load once: the panel stays when another tab opens', async () => {
    const { model } = await showPage({ query: { tab: 'info' } });
    const slot = screen.getByTestId('slot booking/InfoTab');
    act(() => model.locationChanged(locationAt('/business/saffron-yard', { query: { tab: 'menu' } })));
    expect(slot).toBeInTheDocument();
    expect(slot).not.toBeVisible();
    expect(screen.getByText('Tarka Dal')).toBeVisible();
  });

  it('show the cart bar on the menu only, for the book tab has a bar of its own', async () => {
    const { model } = await showPage();
    const bar = screen.getByRole('button', { name: /Show basket/ });
    expect(bar).toBeVisible();
    for (const tab of ['review', 'info', 'book']) {
      act(() => model.locationChanged(locationAt('/business/saffron-yard', { query: { tab } })));
      expect(bar).not.toBeVisible();
    }
  });

  it('leave out the book tab without table booking, and its address says why', async () => {
    const { unmount } = await showPage({ details: { booking: null } });
    expect(tabNames()).toStrictEqual(['Menu', 'Reviews', 'Info']);
    unmount();
    await showPage({ details: { booking: null }, query: { tab: 'book' } });
    expect(screen.getByText('Table booking is not available.')).toBeInTheDocument();
  });
});

describe('the business page', () => {
  it('[BIZ-14][BIZ-15] opens terms and privacy in a new tab', async () => {
    await showPage();
    const link = (name: RegExp) => screen.getByRole('link', { name });
    expect(link(/Terms/)).toHaveAttribute('href', '/information/terms-and-condition');
    expect(link(/Privacy/)).toHaveAttribute('href', '/information/privacy-policy');
    for (const name of [/Terms/, /Privacy/]) expect(link(name)).toHaveAttribute('target', '_blank');
  });

  it('[BIZ-12][BIZ-13] shows a title and a message in the common popup', async () => {
    const { model, customer } = await showPage();
    act(() => model.popup.show({ title: 'Update', text: 'Something has changed.' }));
    const popup = screen.getByRole('alertdialog', { name: 'Update' });
    expect(popup).toHaveTextContent('Something has changed.');
    await customer.click(within(popup).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[CRT-28][CRT-29] shows a conflict as an Error popup, then leads to the site root', async () => {
    const { host, customer } = await showPage({ stored: { business_id: 'b-1' } });
    act(() => host.storage.changeElsewhere('business_id', 'b-2'));
    expect(screen.getByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'The cart has been reset as another resturent is open in other tab, Please close multiple tab inorder to proceed',
    );
    await customer.click(screen.getByRole('button', { name: 'OK' }));
    expect(host.navigation.moves).toStrictEqual(['go /']);
  });

  it('[CRT-27] reloads when restored from history, and not when shown for the first time', async () => {
    const { host, unmount } = await showPage();
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
    expect(host.navigation.moves).toStrictEqual([]);
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(host.navigation.moves).toStrictEqual(['reload']);
    unmount();
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(host.navigation.moves).toStrictEqual(['reload']);
  });

  it('says that it is loading, and offers to try again after a failure', async () => {
    const { model, host } = businessPage();
    host.api.answer('business/details', undefined);
    render(<BusinessPage model={model} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the restaurant');
    await act(() => model.load());
    expect(screen.getByRole('alert')).toHaveTextContent('The restaurant did not load');
    host.api.answer('business/details', () => wireDetailsAnswer());
    await act(async () => {
      screen.getByRole('button', { name: 'Try again' }).click();
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Saffron Yard' })).toBeInTheDocument();
  });

  it('shows the rest of the page when the menu did not load', async () => {
    const { model, host } = businessPage();
    host.api.answer('business/menu', undefined);
    render(<BusinessPage model={model} />);
    await act(() => model.load());
    expect(screen.getByRole('heading', { level: 1, name: 'Saffron Yard' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The menu did not load');
  });

  it('[G11] shows hostile text as text', async () => {
    const hostile = '<img src=x onerror="alert(1)">\u202E';
    await showPage({
      info: { business_name: hostile, allergy_info: hostile, welcome_text: hostile },
      details: { subcatagory: [{ id: '1', subcategory_name: hostile }] },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});
