import { tryAgainIn } from './try-again';

describe('when to try again', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [0.2, '1 second'],
    [59, '59 seconds'],
    [59.5, '1 minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [720, '12 minutes'],
    [5_400, '90 minutes'],
    [5_401, '2 hours'],
    [7_201, '3 hours'],
  ])('is told for %d seconds as %s, never too early', (seconds, words) => {
    expect(tryAgainIn(seconds)).toBe(`Please try again in ${words}.`);
  });
});
