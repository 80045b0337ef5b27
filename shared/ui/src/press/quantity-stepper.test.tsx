import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from './quantity-stepper';

const stepper = (value: number, limits: { minimum?: number; maximum?: number } = {}) => {
  const verbs = { onIncrease: jest.fn(), onDecrease: jest.fn() };
  render(<QuantityStepper label="Naan" value={value} {...limits} {...verbs} />);
  return verbs;
};

describe('QuantityStepper', () => {
  it('names what it counts on each of its buttons', async () => {
    const verbs = stepper(2);
    await userEvent.click(screen.getByRole('button', { name: 'Add one Naan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove one Naan' }));
    expect(verbs.onIncrease).toHaveBeenCalledTimes(1);
    expect(verbs.onDecrease).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('2');
  });

  it('stops at its minimum and at its maximum', () => {
    stepper(1, { minimum: 1, maximum: 1 });
    expect(screen.getByRole('button', { name: 'Remove one Naan' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add one Naan' })).toBeDisabled();
  });

  it('goes down to 0 without a minimum', () => {
    stepper(1);
    expect(screen.getByRole('button', { name: 'Remove one Naan' })).toBeEnabled();
  });
});
