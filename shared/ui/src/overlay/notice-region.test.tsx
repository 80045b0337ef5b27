import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeRegion } from './notice-region';

describe('NoticeRegion', () => {
  it('renders before the first notice, so that the notice is announced', () => {
    render(<NoticeRegion notices={[]} onDismiss={jest.fn()} />);
    expect(screen.getByRole('region', { name: 'Notices' })).toHaveAttribute('aria-live', 'polite');
  });

  it('each notice can be dismissed', async () => {
    const dismiss = jest.fn();
    render(
      <NoticeRegion
        notices={[
          { id: 1, tone: 'success', text: 'Naan is in your order' },
          { id: 2, tone: 'warning', text: 'That did not work' },
        ]}
        onDismiss={dismiss}
      />,
    );
    expect(screen.getByText('Naan is in your order')).toBeInTheDocument();
    const [, second] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (second !== undefined) await userEvent.click(second);
    expect(dismiss).toHaveBeenCalledWith(2);
  });
});
