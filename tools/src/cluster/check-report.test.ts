import { checkSteps, writeReport } from './check-report';

const messages: string[] = [];
const say = (sentence: string) => void messages.push(sentence);
const passes = { name: 'pages are served', check: () => Promise.resolve('20 pages') };
const fails = { name: 'orders go on', check: () => Promise.reject(new Error('3 failed:\nthe first …')) };

describe('the report of a check', () => {
  it('holds when every step passed, with what was measured', async () => {
    const { hasPassed, text } = writeReport('The cluster', await checkSteps([passes, passes], say));
    expect(hasPassed).toBe(true);
    expect(text).toMatch(/^✓ pages are served +\d+\.\d s {2}20 pages$/m);
    expect(text).toContain('The cluster holds: all 2 steps passed.');
  });

  it('does not hold when a step failed, names it, and tries none after it', async () => {
    const later = jest.fn(() => Promise.resolve(''));
    const steps = await checkSteps([passes, fails, { name: 'the database is back', check: later }], say);
    expect(later).not.toHaveBeenCalled();
    const { hasPassed, text } = writeReport('The cluster', steps);
    expect(hasPassed).toBe(false);
    expect(text.split('\n')).toStrictEqual([
      expect.stringMatching(/^✓ pages are served/),
      expect.stringMatching(/^✗ orders go on +\d+\.\d s {2}3 failed:$/),
      '– the database is back',
      '',
      'The cluster does not hold: "orders go on" failed. 3 failed:',
      'the first …',
    ]);
  });
});
