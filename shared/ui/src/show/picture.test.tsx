import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

describe('Picture', () => {
  it('loads when it is near the screen, or at once when it is urgent', () => {
    const { rerender } = render(<Picture src="/a.svg" alt="Saffron Yard" />);
    const picture = screen.getByRole('img', { name: 'Saffron Yard' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('decoding', 'async');
    rerender(<Picture src="/a.svg" alt="Saffron Yard" urgent />);
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows a plate with the same description when the picture is missing or fails to load', () => {
    const { rerender } = render(<Picture src="/gone.svg" alt="Naan" />);
    fireEvent.error(screen.getByRole('img'));
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Naan' })).toBeInTheDocument();
    rerender(<Picture src="" alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('tries again when it gets another picture', () => {
    const { rerender } = render(<Picture src="/gone.svg" alt="Naan" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture src="/there.svg" alt="Naan" />);
    expect(document.querySelector('img')).toHaveAttribute('src', '/there.svg');
  });
});
