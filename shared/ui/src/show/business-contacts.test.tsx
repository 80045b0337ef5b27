import { render, screen } from '@testing-library/react';
import { BusinessContacts } from './business-contacts';

describe('how to reach a business', () => {
  it('is shown as an address with directions and a number to call; the postcode stays on one line', () => {
    render(
      <BusinessContacts
        name="Saffron Yard"
        address="12 Hanbury Street, London, E1 6QR"
        phone="020 7946 0101"
      />,
    );
    expect(screen.getByText(/^12 Hanbury Street/).textContent).toContain('London, E1\u00a06QR Directions');
    const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'Directions' });
    expect(new URL(way.href).searchParams.get('destination')).toBe(
      'Saffron Yard, 12 Hanbury Street, London, E1 6QR',
    );
    expect(screen.getByRole('link', { name: 'Call Saffron Yard' })).toHaveAttribute(
      'href',
      'tel:02079460101',
    );
  });

  it('has no address and no number that are not known', () => {
    render(<BusinessContacts name="Saffron Yard" address="" phone="" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
