import { render, screen } from '@testing-library/react';
import { BagIcon, StarIcon } from './index';

describe('icons', () => {
  it('are decoration unless they have a label', () => {
    const { container, rerender } = render(<BagIcon />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<BagIcon label="Your order" size={20} />);
    expect(screen.getByRole('img', { name: 'Your order' })).toHaveAttribute('width', '20');
  });

  it('are drawn in the colour of the text around them, as lines or solid', () => {
    const { container, rerender } = render(<BagIcon />);
    expect(container.querySelector('svg')).toHaveAttribute('stroke', 'currentColor');
    rerender(<StarIcon />);
    expect(container.querySelector('svg')).toHaveAttribute('fill', 'currentColor');
  });
});
