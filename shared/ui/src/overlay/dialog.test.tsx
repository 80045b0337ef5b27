import { useRef, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../press';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

const Postcode = ({ focusField = false }: { readonly focusField?: boolean }) => {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Change Location"
        description="Where shall it go?"
        initialFocus={focusField ? field : undefined}
        footer={<Button>Update</Button>}
      >
        <input ref={field} aria-label="Postcode" />
      </Dialog>
    </>
  );
};

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  return screen.getByRole('dialog', { name: 'Change Location' });
};

describe('Dialog', () => {
  it('has a name and a description, and takes the focus', async () => {
    render(<Postcode />);
    const dialog = await openIt();
    expect(dialog).toHaveAccessibleDescription('Where shall it go?');
    expect(dialog).toHaveFocus();
  });

  it('focuses the element that it is told to focus', async () => {
    render(<Postcode focusField />);
    await openIt();
    expect(screen.getByLabelText('Postcode')).toHaveFocus();
  });

  it('keeps the focus inside', async () => {
    render(<Postcode />);
    const dialog = await openIt();
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('closes by its cross and by Escape, and returns the focus to what opened it', async () => {
    render(<Postcode />);
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
    await openIt();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  });

  it('writes no style element, which the content security policy would block', async () => {
    render(<Postcode />);
    const before = document.querySelectorAll('style').length;
    await openIt();
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  it('is also what a Sheet renders', () => {
    render(
      <Sheet open onClose={jest.fn()} title="Your order">
        <p>Naan</p>
      </Sheet>,
    );
    expect(screen.getByRole('dialog', { name: 'Your order' })).toHaveTextContent('Naan');
  });
});
