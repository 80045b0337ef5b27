import { render, screen } from '@testing-library/react';
import { WaitingVeil } from './waiting-veil';

describe('WaitingVeil', () => {
  it('says what is under way in a live region that was there before', () => {
    const { rerender } = render(<WaitingVeil shown={false}>Placing your order</WaitingVeil>);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(<WaitingVeil shown>Placing your order</WaitingVeil>);
    expect(region).toHaveTextContent('Placing your order');
  });
});
