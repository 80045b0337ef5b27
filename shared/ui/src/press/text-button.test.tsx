import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextButton } from './text-button';

describe('TextButton', () => {
  it('reads as a link and is a button', async () => {
    const press = jest.fn();
    render(<TextButton onClick={press}>Change</TextButton>);
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});
