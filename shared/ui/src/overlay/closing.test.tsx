import { fireEvent, render, screen } from '@testing-library/react';
import { AlertPopup } from './alert-popup';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

/** Gives every closing box an animation. jsdom computes a style once, while in a browser it stays current, which Radix relies on. */
function closeWithAnimation(animationName: string) {
  const computed = window.getComputedStyle;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, part) =>
    Object.defineProperty(computed(element, part), 'animationName', {
      get: () => (element.getAttribute('data-state') === 'closed' ? animationName : 'none'),
    }),
  );
}

/** What a caller shows: nothing any more once it is closed. */
interface Shown {
  readonly title: string;
  readonly text: string;
}

const missing = ({ text }: Shown) => (text === '' ? undefined : <em data-testid="missing">{text}</em>);

describe.each([
  [
    'an alert popup',
    (open: boolean, shown: Shown) => (
      <AlertPopup open={open} onClose={jest.fn()} title={shown.title} message={missing(shown)} />
    ),
  ],
  [
    'a dialog',
    (open: boolean, shown: Shown) => (
      <Dialog open={open} onClose={jest.fn()} title={shown.title}>
        {missing(shown)}
      </Dialog>
    ),
  ],
  [
    'a sheet',
    (open: boolean, shown: Shown) => (
      <Sheet open={open} onClose={jest.fn()} title={shown.title} footer={missing(shown)} />
    ),
  ],
])('%s that closes', (_kind, draw) => {
  afterEach(() => jest.restoreAllMocks());

  it('keeps on screen what it showed last, until its animation ends', () => {
    closeWithAnimation('leave');
    const { rerender } = render(draw(true, { title: 'Error', text: 'Samosa' }));
    rerender(draw(true, { title: 'Update', text: 'Mango Lassi' }));
    const box = screen.getByTestId('missing').closest('[role]');
    expect(box).toHaveAccessibleName('Update');
    expect(box).toHaveTextContent('Mango Lassi');

    rerender(draw(false, { title: '', text: '' }));
    expect(box).toBeInTheDocument();
    expect(box).toHaveAccessibleName('Update');
    expect(box).toHaveTextContent('Mango Lassi');

    if (box !== null) fireEvent(box, Object.assign(new Event('animationend'), { animationName: 'leave' }));
    expect(box).not.toBeInTheDocument();

    rerender(draw(true, { title: 'Error', text: 'Samosa' }));
    expect(screen.getByTestId('missing')).toHaveTextContent('Samosa');
  });
});
