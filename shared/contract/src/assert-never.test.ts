import { assertNever } from './assert-never';

describe('assertNever', () => {
  it('throws at run time and names what no case handles', () => {
    expect(() => assertNever('surprise' as never)).toThrow('Not handled: "surprise"');
  });
});
