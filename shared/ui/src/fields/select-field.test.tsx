import { render, screen, within } from '@testing-library/react';
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

  it('puts neighbours of one group under its name, and others under none', () => {
    const times = [
      { value: 'asap', label: 'ASAP' },
      { value: '23:45', label: '23:45', group: 'Tonight' },
      { value: '00:00', label: '00:00', group: 'After midnight' },
      { value: '00:15', label: '00:15', group: 'After midnight' },
    ];
    render(<SelectField label="Time" value="asap" onChange={jest.fn()} options={times} />);
    const groups = screen.getAllByRole('group').map((group) => [
      group.getAttribute('label'),
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]);
    expect(groups).toStrictEqual([
      ['Tonight', ['23:45']],
      ['After midnight', ['00:00', '00:15']],
    ]);
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('ASAP');
    expect(screen.getAllByRole('option')).toHaveLength(4);
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
