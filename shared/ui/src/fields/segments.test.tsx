import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segments } from './segments';

describe('Segments', () => {
  it('offers a choice of one, each with a description', async () => {
    const change = jest.fn();
    render(
      <Segments
        legend="Service"
        value="delivery"
        onChange={change}
        options={[
          { value: 'delivery', label: 'Delivery', description: '45 mins' },
          { value: 'collection', label: 'Collection', description: 'Unavailable', disabled: true },
          { value: 'table', label: 'Table' },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Service' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Delivery/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Collection/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(change).toHaveBeenCalledWith('table');
  });
});
