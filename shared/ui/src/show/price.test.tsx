import { render, screen } from '@testing-library/react';
import { Price, poundsText } from './price';

describe('Price', () => {
  it.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [795, '£7.95'],
    [123456, '£1234.56'],
    [-300, '-£3.00'],
  ])('[LIM-1][LIM2-1] %d pence read as %s', (pence, text) => {
    expect(poundsText(pence)).toBe(text);
    render(<Price pence={pence} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('strikes through the former price', () => {
    render(<Price pence={1550} before />);
    expect(screen.getByText('£15.50').tagName).toBe('S');
  });
});
