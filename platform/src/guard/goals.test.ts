import { goalSteps, goalsOf } from './goals';
import type { Milestone } from './goals';

const stepsOf = (feature: string, ...milestones: Milestone[]) =>
  goalSteps(feature, milestones).map(({ goal, step }) => `${goal.signal} ${step}`);

describe('the steps of a visit towards the goals of a feature', () => {
  it.each([
    ['listing', 'page home', 'page business', 'opens-business'],
    ['listing', 'page listing', 'page business', 'opens-business'],
    ['listing', 'page listing', 'page business-booking', 'opens-business'],
    ['ordering', 'page business', 'dish-added', 'adds-dish'],
    ['ordering', 'dish-added', 'page checkout', 'goes-to-checkout'],
    ['booking', 'page booking', 'table-booked', 'books-table'],
    ['booking', 'page business-booking', 'table-booked', 'books-table'],
    ['checkout', 'checkout-opened', 'order-placed', 'unfinished-checkout'],
  ] as const)('[GRD-10/goals] of %s begin with %s and end with %s', (feature, from, to, signal) => {
    const own = stepsOf(feature, from, to).filter((step) => step.startsWith(signal));
    expect(own).toStrictEqual([`${signal} opened`, `${signal} reached`]);
  });

  it('keep their order, so that who came to the end before the beginning has not reached it', () => {
    expect(stepsOf('listing', 'page business', 'page listing')).toStrictEqual([
      'opens-business reached',
      'opens-business opened',
    ]);
  });

  it('are left out when they repeat the one before', () => {
    expect(stepsOf('listing', 'page home', 'page listing', 'page business', 'page business')).toStrictEqual([
      'opens-business opened',
      'opens-business reached',
    ]);
  });

  it('are none for milestones of other features', () => {
    expect(stepsOf('listing', 'page checkout', 'dish-added', 'table-booked', 'order-placed')).toStrictEqual(
      [],
    );
    expect(goalsOf('verification')).toStrictEqual([]);
  });

  it('[GRD-10/goals] are those of every feature for the shell, which is on every page', () => {
    expect(goalsOf('shell').map(({ signal }) => signal)).toStrictEqual([
      'opens-business',
      'adds-dish',
      'goes-to-checkout',
      'books-table',
    ]);
  });
});
