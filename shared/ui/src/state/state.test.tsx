import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from './empty-state';
import { FailedState } from './failed-state';
import { Loading } from './loading';
import { Skeleton, SkeletonCard, SkeletonText } from './skeleton';

describe('the states without content', () => {
  it('loading says what is loading, and hides its skeletons from screen readers', () => {
    render(
      <Loading label="Loading restaurants">
        <SkeletonCard />
        <SkeletonText lines={4} />
        <Skeleton shape="control" />
      </Loading>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading restaurants$/);
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  });

  it('a text that is loading has as many lines as the text will', () => {
    const { container } = render(<SkeletonText lines={4} />);
    expect(container.querySelectorAll('.line')).toHaveLength(4);
  });

  it('empty says so, and what can be done', () => {
    render(
      <EmptyState title="Your cart is empty" action={<button>See the menu</button>}>
        Add something good
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'See the menu' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('failed is announced and can be tried again', async () => {
    const retry = jest.fn();
    const { rerender } = render(<FailedState onRetry={retry}>It took too long.</FailedState>);
    expect(screen.getByRole('alert')).toHaveTextContent('This did not loadIt took too long.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(<FailedState onRetry={retry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
