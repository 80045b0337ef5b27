import { render, screen, within } from '@testing-library/react';
import { BusinessBanner, BusinessBannerSkeleton } from './business-banner';

const offer = { isOffered: true, possible: 'yes', minutes: 45, times: [] } as const;
const business = {
  id: 'b-1',
  slug: 'saffron-yard',
  name: 'Saffron Yard',
  logo: '/logo',
  cover: '/cover',
  isCoverIllustration: false,
  look: { cuisine: 'indian', letters: 'carved', ground: 'aubergine', edge: 'scalloped' } as const,
  addressParts: ['12 Hanbury Street', 'Spitalfields', 'London'],
  cuisines: ['Indian', 'Grill'],
  isPoweredBy: true,
  rating: '4.6',
  reviewCount: 38,
  modes: { delivery: offer, collection: { ...offer, possible: 'pre' as const } },
  takesBookings: true,
  nextOpen: '',
  openNow: 'Open until 23:00',
  deliveryFrom: 150,
  allergyText: '',
};

describe('the banner of a business', () => {
  it('[BIZ-22] shows the business, its rating, its hours, and its times with what delivery costs', () => {
    render(<BusinessBanner business={business} lead="Slow-cooked in our yard" />);
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('heading', { level: 1, name: 'Saffron Yard' })).toBeInTheDocument();
    expect(banner).toHaveTextContent('12 Hanbury Street, Spitalfields, London');
    expect(within(banner).getByRole('img', { name: 'Logo of Saffron Yard' })).toBeInTheDocument();
    expect(within(banner).getByRole('list', { name: 'Cuisines' })).toHaveTextContent('IndianGrill');
    expect(within(banner).getByRole('img', { name: 'Powered by Bookyup' })).toBeInTheDocument();
    expect(banner).toHaveTextContent('4.6 out of 5 stars');
    expect(banner).toHaveTextContent('(38 reviews)');
    expect(banner).toHaveTextContent('Slow-cooked in our yard');
    expect(
      within(banner)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toStrictEqual(['Delivery', 'Collection']);
    expect(
      within(banner)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toStrictEqual(['45 mins · from £1.50', 'Preorder Only']);
    expect(banner).toHaveTextContent('Open until 23:00');
  });

  it('shows its own photograph, and no illustration of a dish (D117)', () => {
    const covers = (view: HTMLElement) =>
      [...view.querySelectorAll('img')].filter((picture) => picture.getAttribute('src') === '/cover').length;
    const { container, rerender } = render(<BusinessBanner business={business} />);
    expect(covers(container)).toBe(1);
    rerender(<BusinessBanner business={{ ...business, isCoverIllustration: true }} />);
    expect(covers(container)).toBe(0);
  });

  it('counts one review', () => {
    render(<BusinessBanner business={{ ...business, reviewCount: 1 }} />);
    expect(screen.getByRole('banner')).toHaveTextContent('(1 review)');
  });

  it('leaves out what the business does not have', () => {
    render(
      <BusinessBanner
        business={{ ...business, cuisines: [], isPoweredBy: false, rating: '', openNow: '' }}
      />,
    );
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('img', { name: 'Powered by Bookyup' })).toBeNull();
    expect(screen.queryByText(/out of 5/)).toBeNull();
    expect(screen.queryByText(/Open until/)).toBeNull();
  });

  it('keeps its size while it is loading', () => {
    const { container } = render(<BusinessBannerSkeleton />);
    expect(container.querySelectorAll('.waitingSign, .words')).toHaveLength(2);
  });
});
