import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StarsField } from './stars-field';

describe('StarsField', () => {
  it('takes one to five stars', async () => {
    const change = jest.fn();
    render(<StarsField label="Food" value={0} onChange={change} error="Please rate the food" />);
    expect(screen.getByRole('group', { name: 'Food' })).toHaveAccessibleDescription('Please rate the food');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(change).toHaveBeenCalledWith(4);
    expect(screen.getByRole('radio', { name: '1 star' })).toBeInTheDocument();
  });
});
