import { addTip, tipChoices } from './tip';

describe('a tip', () => {
  it('is the last that is added to a total, and changes nothing else', () => {
    const figures = { subtotal: 1900, delivery: 250, total: 2275 };
    expect(addTip(figures, 200)).toStrictEqual({ ...figures, tip: 200, total: 2475 });
    expect(addTip(figures, 0)).toStrictEqual({ ...figures, tip: 0 });
  });

  it('is none before the customer chooses one', () => {
    expect(tipChoices[0]).toBe(0);
  });
});
