import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './chip';

describe('Chip', () => {
  it('says whether it is on, and how much it would show', async () => {
    const press = jest.fn();
    const { rerender } = render(
      <Chip pressed={false} count={12} onPress={press}>
        Indian
      </Chip>,
    );
    const chip = screen.getByRole('button', { name: 'Indian 12', pressed: false });
    await userEvent.click(chip);
    expect(press).toHaveBeenCalledTimes(1);
    rerender(
      <Chip pressed count={12} onPress={press}>
        Indian
      </Chip>,
    );
    expect(chip).toHaveAttribute('aria-pressed', 'true');
  });

  it('cannot be pressed while disabled', async () => {
    const press = jest.fn();
    render(
      <Chip pressed={false} disabled onPress={press}>
        Sushi
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(press).not.toHaveBeenCalled();
  });
});
