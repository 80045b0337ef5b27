import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertPopup } from './alert-popup';

/** Gives every closing box an animation. jsdom computes a style once, while in a browser it stays current, which Radix relies on. */
function closeWithAnimation(animationName: string) {
  const computed = window.getComputedStyle;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, part) =>
    Object.defineProperty(computed(element, part), 'animationName', {
      get: () => (element.getAttribute('data-state') === 'closed' ? animationName : 'none'),
    }),
  );
}

describe('AlertPopup', () => {
  afterEach(() => jest.restoreAllMocks());

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

  it('keeps the last title and message on screen while it closes', () => {
    closeWithAnimation('leave');
    const popupWith = (title: string, message: string) => (
      <AlertPopup open={title !== ''} onClose={jest.fn()} title={title} message={message} />
    );
    const { rerender } = render(popupWith('Error', 'That time is full.'));
    rerender(popupWith('Sorry', 'We are closed.'));
    const popup = screen.getByRole('alertdialog', { name: 'Sorry' });
    expect(popup).toHaveAccessibleDescription('We are closed.');

    rerender(popupWith('', ''));
    expect(popup).toBeInTheDocument();
    expect(popup).toHaveAccessibleName('Sorry');
    expect(popup).toHaveAccessibleDescription('We are closed.');

    fireEvent(popup, Object.assign(new Event('animationend'), { animationName: 'leave' }));
    expect(popup).not.toBeInTheDocument();
  });
});
