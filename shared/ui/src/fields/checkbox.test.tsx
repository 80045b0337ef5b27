import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

describe('Checkbox', () => {
  it('reports whether it is ticked now', async () => {
    const change = jest.fn();
    render(
      <Checkbox
        label="Garlic naan"
        description="Contains gluten"
        trailing="£1.50"
        checked={false}
        onChange={change}
      />,
    );
    const box = screen.getByRole('checkbox', { name: 'Garlic naan' });
    expect(box).toHaveAccessibleDescription('Contains gluten');
    await userEvent.click(screen.getByText('Garlic naan'));
    expect(change).toHaveBeenCalledWith(true);
  });

  it('shows its error', () => {
    render(<Checkbox label="I agree" error="Please agree to go on" checked={false} onChange={jest.fn()} />);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to go on');
  });
});
