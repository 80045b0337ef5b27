import { render, screen } from '@testing-library/react';
import { Stars } from './stars';

describe('Stars', () => {
  it.each(['five', 'one'] as const)('says the rating in words (%s)', (variant) => {
    render(<Stars rating={4.26} variant={variant} count="(120)" />);
    expect(screen.getByText('4.3 out of 5 stars')).toBeInTheDocument();
    expect(screen.getByText('(120)')).toBeInTheDocument();
  });

  it.each([
    [0, '0'],
    [3.5, '70'],
    [5, '100'],
    [9, '100'],
  ])('fills the stars according to the rating (%d)', (rating, width) => {
    const { container } = render(<Stars rating={rating} />);
    expect(container.querySelector('rect')).toHaveAttribute('width', width);
  });
});
