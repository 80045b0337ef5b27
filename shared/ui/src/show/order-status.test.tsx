import { render, screen } from '@testing-library/react';
import { OrderStatus } from './order-status';

describe('how a business takes orders now', () => {
  it('is its sentence, and when it opens next', () => {
    render(
      <OrderStatus
        banner={{ kind: 'closed', text: 'We are closed at the moment.', nextOpen: 'Opens at 17:00' }}
        role="status"
        action={<button>Book a table</button>}
      >
        Allergies
      </OrderStatus>,
    );
    const status = screen.getByRole('status');
    for (const text of ['We are closed at the moment.', 'Opens at 17:00', 'Allergies', 'Book a table'])
      expect(status).toHaveTextContent(text);
  });

  it.each([
    ['open', 'success'],
    ['preorder', 'warm'],
    ['closed', 'warning'],
    ['bookings', 'info'],
  ] as const)('has a colour of its own when it is %s', (kind, tone) => {
    render(<OrderStatus banner={{ kind, text: 'Now', nextOpen: '' }} role="status" />);
    expect(screen.getByRole('status')).toHaveClass(tone);
  });
});
