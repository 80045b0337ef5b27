import { screen } from '@testing-library/react';
import { aPage } from './run-shell';

const metadata = () => ({
  responsecode: '200',
  bm_title: 'Saffron Yard, Brick Lane',
  bm_keywords: 'biryani',
  bm_description: 'Order here.',
  business_banner_url: '/api/pictures/cover',
});
/** What the server says of a business before its page is shown. */
export const answers = { 'information/business_meta_details': metadata };

/** A page for every address, which shows its name and nothing else. */
export const remotes = {
  'listing ./pages/home': [aPage('Home')],
  'listing ./pages/listing': [aPage('Listing')],
  'ordering ./pages/business': [aPage('Business')],
  'booking ./pages/booking': [aPage('Booking')],
  'booking ./pages/info': [aPage('Info')],
  'booking ./pages/review': [aPage('Reviews')],
  'booking ./pages/booking-complete': [aPage('Booked')],
  'checkout ./pages/checkout': [aPage('Check Out')],
  'checkout ./pages/order-complete': [aPage('Ordered')],
  'verification ./pages/verification': [aPage('Verify')],
};

/** A brand of one business. */
export const single = {
  kind: 'single-business',
  business: { slug: 'saffron-yard', id: '7' },
  name: 'Saffron Yard',
} as const;

/** The heading of the page that is shown. */
export function heading() {
  return screen.findByRole('heading', { level: 1 });
}
