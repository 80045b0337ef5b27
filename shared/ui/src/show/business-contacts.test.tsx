import { render, screen } from '@testing-library/react';
import { BusinessContacts } from './business-contacts';

describe('how to reach a business', () => {
  it('is its address with the way there, whose postcode stays on one line, and its number to call', () => {
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

  it('leaves out what is not known', () => {
    render(<BusinessContacts name="Saffron Yard" address="" phone="" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
