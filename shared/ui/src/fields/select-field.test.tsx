import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field';

const options = [
  { value: 'az', label: 'A To Z' },
  { value: 'za', label: 'Z To A' },
];

describe('SelectField', () => {
  it('reports the chosen value', async () => {
    const change = jest.fn();
    render(<SelectField label="Sort By" value="az" onChange={change} options={options} />);
    const select = screen.getByRole('combobox', { name: 'Sort By' });
    expect(select).toHaveDisplayValue('A To Z');
    await userEvent.selectOptions(select, 'Z To A');
    expect(change).toHaveBeenCalledWith('za');
  });

  it('shows a placeholder, which cannot be chosen, while nothing is chosen', () => {
    render(
      <SelectField
        label="Time"
        placeholder="Choose a time"
        value=""
        onChange={jest.fn()}
        options={options}
        error="Required"
      />,
    );
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose a time');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Required');
    expect(screen.getByRole('option', { name: 'Choose a time' })).toBeDisabled();
  });
});
