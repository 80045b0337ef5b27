import { judgeOrders } from './order-goals';

describe('the orders that one process takes', () => {
  it.each([
    ['one process', 350],
    ['one process, a standby has each order too', 250],
  ])('[G28/orders] %s: are at least %i a second on a quiet machine', (name, goal) => {
    expect(judgeOrders({ name, rate: goal }, 1)).toBe(`${goal}/s met`);
    expect(judgeOrders({ name, rate: goal - 1 }, 1)).toBe(`${goal}/s not met`);
    expect(judgeOrders({ name, rate: goal / 2 }, 2)).toBe(`${goal / 2}/s met`);
    expect(judgeOrders({ name, rate: goal }, 0.5)).toBe(`${goal * 2}/s not met`);
  });
});
