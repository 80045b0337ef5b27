import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

describe('Disclosure', () => {
  it('opens and closes by itself when it is not controlled', async () => {
    render(<Disclosure summary="Filters">Indian</Disclosure>);
    const button = screen.getByRole('button', { name: 'Filters', expanded: false });
    expect(screen.getByText('Indian')).not.toBeVisible();
    await userEvent.click(button);
    expect(screen.getByText('Indian')).toBeVisible();
    await userEvent.click(button);
    expect(screen.getByText('Indian')).not.toBeVisible();
  });

  it('reports presses and follows its `open` prop when it is controlled', async () => {
    const change = jest.fn();
    render(
      <Disclosure summary="Filters" open={false} onOpenChange={change}>
        Indian
      </Disclosure>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(change).toHaveBeenCalledWith(true);
    expect(screen.getByText('Indian')).not.toBeVisible();
  });
});
