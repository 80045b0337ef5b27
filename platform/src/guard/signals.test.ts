import { abortThreshold, signals } from './signals';

describe('the false abort rate', () => {
  it.each([
    ['every signal', signals],
    ['one signal', ['slow-paint']],
    ['two signals', ['failure', 'unfinished-checkout']],
  ] as const)('of a rollout that watches %s is 1 %% altogether', (_name, watched) => {
    const rates = watched.map((signal) => Math.exp(-abortThreshold(signal, watched)));
    expect(rates.reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(0.01, 12);
  });
});
