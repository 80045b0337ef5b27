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
  it('hands on the one that is chosen', async () => {
    const change = jest.fn();
    render(<RadioGroup legend="Pay with" required options={options} value="cash" onChange={change} />);
    expect(screen.getByRole('radiogroup', { name: 'Pay with' })).toBeRequired();
    expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
    expect(change).toHaveBeenCalledWith('card');
  });

  it('says which cannot be chosen and what is wrong', () => {
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

  it('two groups on one page do not share their choice', async () => {
    render(
      <>
        <RadioGroup legend="One" options={options} value="cash" onChange={jest.fn()} />
        <RadioGroup legend="Two" options={options} value="card" onChange={jest.fn()} />
      </>,
    );
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  });

  it('a single radio is chosen by pressing its row', async () => {
    const choose = jest.fn();
    render(<Radio name="size" label="Large" checked={false} onChoose={choose} />);
    await userEvent.click(screen.getByText('Large'));
    expect(choose).toHaveBeenCalledTimes(1);
  });
});
