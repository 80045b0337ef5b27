import { fireEvent, render, screen } from '@testing-library/react';
import { AlertPopup } from './alert-popup';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

/** Gives every closing box an animation. jsdom computes a style once, while in a browser it stays current, which Radix relies on. */
function closeWithAnimation(animationName: string) {
  const computed = window.getComputedStyle;
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element, part) =>
      Object.defineProperty(computed(element, part), 'animationName', {
        get: () => (element.getAttribute('data-state') === 'closed' ? animationName : 'none'),
      }),
    );
}

/** What a caller has to show: nothing any more once the box is closed. */
interface Shown {
  readonly title: string;
  readonly text: string;
}

describe.each([
  [
    'an alert popup',
    'alertdialog',
    (open: boolean, { title, text }: Shown) => (
      <AlertPopup open={open} onClose={jest.fn()} title={title} message={text} />
    ),
  ],
  [
    'a dialog',
    'dialog',
    (open: boolean, { title, text }: Shown) => (
      <Dialog open={open} onClose={jest.fn()} title={title} description={text}>
        {text === '' ? undefined : <p>Content: {text}</p>}
      </Dialog>
    ),
  ],
  [
    'a sheet',
    'dialog',
    (open: boolean, { title, text }: Shown) => (
      <Sheet
        open={open}
        onClose={jest.fn()}
        title={title}
        description={text}
        footer={text === '' ? undefined : <p>Content: {text}</p>}
      />
    ),
  ],
])('%s that closes', (_kind, role, draw) => {
  afterEach(() => jest.restoreAllMocks());

  it('keeps its last title, description and content on screen until its animation ends', () => {
    closeWithAnimation('leave');
    const { rerender } = render(draw(true, { title: 'Error', text: 'Samosa' }));
    rerender(draw(true, { title: 'Update', text: 'Mango Lassi' }));
    const box = screen.getByRole(role, { name: 'Update' });
    const content = box.textContent;
    expect(content).toContain('Mango Lassi');

    rerender(draw(false, { title: '', text: '' }));
    expect(box).toBeInTheDocument();
    expect(box).toHaveAccessibleName('Update');
    expect(box).toHaveAccessibleDescription('Mango Lassi');
    expect(box.textContent).toBe(content);

    fireEvent(box, Object.assign(new Event('animationend'), { animationName: 'leave' }));
    expect(box).not.toBeInTheDocument();

    rerender(draw(true, { title: 'Error', text: 'Samosa' }));
    expect(screen.getByRole(role, { name: 'Error' })).toHaveAccessibleDescription('Samosa');
  });
});
