import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Radio } from './radio';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'cash', label: 'Cash' },
  { value: 'card', label: 'Card', description: 'Now, securely' },
  { value: 'voucher', label: 'Voucher', disabled: true },
] as const;

describe('RadioGroup', () => {
  it('reports the chosen one', async () => {
    const change = jest.fn();
    render(<RadioGroup legend="Pay with" required options={options} value="cash" onChange={change} />);
    expect(screen.getByRole('radiogroup', { name: 'Pay with' })).toBeRequired();
    expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
    expect(change).toHaveBeenCalledWith('card');
  });

  it('disables a choice and shows the error', () => {
    render(
      <RadioGroup
        legend="Pay with"
        error="Please choose"
        options={options}
        value={undefined}
        onChange={jest.fn()}
      />,
    );
    expect(screen.getByRole('radio', { name: 'Voucher' })).toBeDisabled();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose');
    expect(screen.getByRole('radiogroup')).toBeInvalid();
  });

  it('keeps the choices of two groups on one page apart', async () => {
    render(
      <>
        <RadioGroup legend="One" options={options} value="cash" onChange={jest.fn()} />
        <RadioGroup legend="Two" options={options} value="card" onChange={jest.fn()} />
      </>,
    );
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  });

  it('chooses a single radio when its row is pressed', async () => {
    const choose = jest.fn();
    render(<Radio name="size" label="Large" checked={false} onChoose={choose} />);
    await userEvent.click(screen.getByText('Large'));
    expect(choose).toHaveBeenCalledTimes(1);
  });
});
