import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const Postcode = ({ error }: { readonly error?: string }) => {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Postcode"
      hint="Where the food goes"
      required
      error={error}
      value={value}
      onChange={setValue}
      onClear={() => setValue('')}
    />
  );
};

describe('TextField', () => {
  it('leaves out the invisible characters that change the text direction', async () => {
    render(<Postcode />);
    const field = screen.getByRole('textbox', { name: /^Postcode/ });
    await userEvent.click(field);
    await userEvent.paste('\u202EE1\u2069 6AN');
    expect(field).toHaveValue('E1 6AN');
  });

  it('is found by its label, says it is required and is described by its hint', () => {
    render(<Postcode />);
    const field = screen.getByRole('textbox', { name: /^Postcode/ });
    expect(field).toBeRequired();
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('Where the food goes');
  });

  it('shows its error and announces it to a screen reader', () => {
    const { rerender } = render(<Postcode />);
    rerender(<Postcode error="Please enter valid postcode" />);
    const field = screen.getByRole('textbox');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Where the food goes Please enter valid postcode');
    expect(screen.getByText('Please enter valid postcode').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });

  it('reports what is typed, and clears it at one press', async () => {
    render(<Postcode />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(screen.getByRole('textbox'), 'e16an');
    expect(screen.getByRole('textbox')).toHaveValue('e16an');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Postcode' }));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('keeps a hidden label for screen readers', () => {
    render(<TextField label="Search this menu" hideLabel type="search" value="" onChange={jest.fn()} />);
    expect(screen.getByRole('searchbox', { name: 'Search this menu' })).toBeInTheDocument();
  });

  it('has the same label, hint and error as an area for several lines', async () => {
    const change = jest.fn();
    render(
      <TextArea
        label="Message"
        hint="At most 50"
        error="Too long"
        value=""
        maxLength={50}
        onChange={change}
      />,
    );
    const area = screen.getByRole('textbox', { name: 'Message' });
    expect(area).toHaveAccessibleDescription('At most 50 Too long');
    expect(area).toBeInvalid();
    await userEvent.type(area, 'a');
    expect(change).toHaveBeenCalledWith('a');
  });
});
