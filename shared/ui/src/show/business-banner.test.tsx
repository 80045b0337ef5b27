import { render, screen, within } from '@testing-library/react';
import { BusinessBanner, BusinessBannerSkeleton } from './business-banner';

const business = {
  name: 'Saffron Yard',
  logo: '/logo',
  cover: '/cover',
  addressParts: ['12 Hanbury Street', 'Spitalfields', 'London'],
  cuisines: ['Indian', 'Grill'],
  isPoweredBy: true,
};

describe('the banner of a business', () => {
  it('shows the business, with the content beside and below it', () => {
    render(
      <BusinessBanner business={business} stars={<b>4.6</b>} side={<b>45 min</b>}>
        <nav>Reviews</nav>
      </BusinessBanner>,
    );
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('heading', { level: 1, name: 'Saffron Yard' })).toBeInTheDocument();
    expect(banner).toHaveTextContent('12 Hanbury Street, Spitalfields, London');
    expect(within(banner).getByRole('img', { name: 'Logo of Saffron Yard' })).toBeInTheDocument();
    expect(within(banner).getByRole('list', { name: 'Cuisines' })).toHaveTextContent('IndianGrill');
    expect(within(banner).getByRole('img', { name: 'Powered by Bookyup' })).toBeInTheDocument();
    expect(banner).toHaveTextContent('4.6');
    expect(banner).toHaveTextContent('45 min');
    expect(banner).toHaveTextContent('Reviews');
  });

  it('leaves out what the business does not have', () => {
    render(<BusinessBanner business={{ ...business, cuisines: [], isPoweredBy: false }} />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('img', { name: 'Powered by Bookyup' })).toBeNull();
  });

  it('keeps its size while it is loading', () => {
    const { container } = render(<BusinessBannerSkeleton />);
    expect(container.querySelectorAll('.logo, .words')).toHaveLength(2);
  });
});
