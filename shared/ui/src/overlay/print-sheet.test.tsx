import { act, render, screen } from '@testing-library/react';
import { PrintSheet } from './print-sheet';

const { documentElement: root } = document;

it('prints once, marks the document meanwhile, and tells when that is over', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const onClose = jest.fn();
  const { rerender, unmount } = render(
    <PrintSheet label="Ticket" onClose={onClose}>
      Two dal
    </PrintSheet>,
  );
  rerender(
    <PrintSheet label="Ticket" onClose={onClose}>
      Three dal
    </PrintSheet>,
  );
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('region', { name: 'Ticket' })).toHaveTextContent('Three dal');
  expect(screen.getByRole('region', { name: 'Ticket' }).parentElement).toBe(document.body);
  expect(root).toHaveAttribute('data-print-sheet');
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  expect(root).not.toHaveAttribute('data-print-sheet');
});
