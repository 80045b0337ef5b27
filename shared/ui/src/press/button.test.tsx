import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

describe('Button', () => {
  it('calls its handler once for each press', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Add</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus and ignores a second press while busy', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Place order</Button>);
    const button = screen.getByRole('button');
    await userEvent.click(button);
    rerender(
      <Button onClick={press} busy>
        Place order
      </Button>,
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('does not submit its form again while busy', async () => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <input aria-label="Postcode" />
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByLabelText('Postcode'), 'E1{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  it('submits a form only when its type is submit', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});
