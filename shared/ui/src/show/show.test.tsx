import { render, screen } from '@testing-library/react';
import { Badge } from './badge';
import { Banner } from './banner';
import { Card } from './card';
import { Totals } from './totals';

describe('badge, banner, card and totals', () => {
  it('a badge has the look of its tone', () => {
    render(<Badge tone="success">Order-now</Badge>);
    expect(screen.getByText('Order-now')).toHaveClass('badge', 'success');
  });

  it('a banner is silent unless it is an alert or a status', () => {
    const { rerender } = render(<Banner title="Closed">Back at noon</Banner>);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(
      <Banner tone="danger" role="alert" title="Closed" action={<button>Go</button>}>
        Back at noon
      </Banner>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('ClosedBack at noonGo');
  });

  it('a card renders the element of its props', () => {
    render(
      <Card as="article" padding="none" pressable>
        Saffron Yard
      </Card>,
    );
    expect(screen.getByRole('article')).toHaveClass('card', 'clipped', 'pressable');
  });

  it('totals pair each label with its amount, and leave out a row that does not apply', () => {
    render(
      <Totals
        rows={[
          { label: 'Subtotal', value: '£7.95' },
          false,
          { label: 'Total', value: '£9.95', kind: 'total' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toStrictEqual(['Subtotal', 'Total']);
    expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toStrictEqual([
      '£7.95',
      '£9.95',
    ]);
  });
});
