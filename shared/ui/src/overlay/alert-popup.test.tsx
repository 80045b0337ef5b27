import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertPopup } from './alert-popup';

describe('AlertPopup', () => {
  it('[BIZ-13] the common popup shows a title and a message', async () => {
    const close = jest.fn();
    render(<AlertPopup open onClose={close} title="Error" message="The cart has been reset" />);
    const popup = screen.getByRole('alertdialog', { name: 'Error' });
    expect(popup).toHaveAccessibleDescription('The cart has been reset');
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('does not render while closed', () => {
    render(<AlertPopup open={false} onClose={jest.fn()} title="Error" message="" action="Go on" />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
