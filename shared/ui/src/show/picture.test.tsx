import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

describe('Picture', () => {
  it('waits until it is near, unless it is urgent', () => {
    const { rerender } = render(<Picture src="/a.svg" alt="Saffron Yard" />);
    const picture = screen.getByRole('img', { name: 'Saffron Yard' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('decoding', 'async');
    rerender(<Picture src="/a.svg" alt="Saffron Yard" urgent />);
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
  });

  it('a plate stands in for a picture that is missing or does not load, and still says what it would show', () => {
    const { rerender } = render(<Picture src="/gone.svg" alt="Naan" />);
    fireEvent.error(screen.getByRole('img'));
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Naan' })).toBeInTheDocument();
    rerender(<Picture src="" alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('tries again when it is given another picture', () => {
    const { rerender } = render(<Picture src="/gone.svg" alt="Naan" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture src="/there.svg" alt="Naan" />);
    expect(document.querySelector('img')).toHaveAttribute('src', '/there.svg');
  });
});
