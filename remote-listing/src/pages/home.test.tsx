import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBrand, fakeHost, locationAt } from '@storefront/host/testing';
import home from './home';

const open = () => {
  const brand = fakeBrand();
  const host = fakeHost({
    brand: {
      ...brand,
      texts: {
        ...brand.texts,
        homeTitle: 'Tuck into a delicious takeaway today',
        homeText: 'Find the best restaurant near you.',
      },
    },
  });
  const model = home.create(host, locationAt('/'));
  model.start?.();
  render(<home.Component model={model} />);
  return host;
};

describe('the home page', () => {
  it('[HOM-1] shows the two sentences of the banner', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Tuck into a delicious takeaway today',
    );
    expect(screen.getByText('Find the best restaurant near you.')).toBeInTheDocument();
  });

  it('[HOM-2] has a postcode input and a Search button', () => {
    open();
    expect(screen.getByPlaceholderText('Enter Postcode')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
  });

  it('has a form that leads to the listing without JavaScript too', () => {
    open();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.getAttribute('action'), form.method]).toEqual(['/listing', 'get']);
    expect(screen.getByPlaceholderText('Enter Postcode')).toHaveAttribute('name', 'search_by_postcode');
  });

  it('[HOM-3][HOM-4] opens the listing on Search and on Enter', async () => {
    const user = userEvent.setup();
    const host = open();
    await user.type(screen.getByPlaceholderText('Enter Postcode'), 'e16an');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(screen.getByPlaceholderText('Enter Postcode'), '{Enter}');
    const listing = 'go /listing?search_by_postcode=E1+6AN';
    expect(host.navigation.moves).toEqual([listing, listing]);
  });

  it('[HOM-5] does nothing on Search or Enter while nothing is typed', async () => {
    const user = userEvent.setup();
    const host = open();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(screen.getByPlaceholderText('Enter Postcode'), '{Enter}');
    expect(host.navigation.moves).toEqual([]);
  });
});
