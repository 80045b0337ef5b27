import { aReleaseOf } from '../testing/releases';
import { shellFaults } from './shell-faults';

const exposes = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`./pages/${name}`, { js: [`${name}.js`], css: [] }]));
const whole = { exposes: exposes('checkout', 'order-complete') };
const advice = 'build it against what that shell has, or release the shell first';

describe('a release against the shells in service', () => {
  it('[REL-3/fit] passes when each of them has what it needs', () => {
    const shells = [aReleaseOf('shell', '1.0.0'), aReleaseOf('shell', '1.1.0')];
    expect(shellFaults(aReleaseOf('checkout', '2.0.0', whole), shells)).toEqual([]);
  });

  it('[REL-3/fit] is named every fault, with the shell and what to do', () => {
    const shells = [
      aReleaseOf('shell', '1.0.0'),
      aReleaseOf('shell', '0.9.0', { hostContract: { provided: '0.9.0' }, shared: [] }),
    ];
    const needy = aReleaseOf('checkout', '2.0.0', {
      ...whole,
      hostContract: { needed: '^1.2' },
      shared: [{ name: 'react', version: '^20.0.0', singleton: true, provided: false }],
    });
    expect(shellFaults(needy, shells)).toEqual([
      `it needs host contract ^1.2 and shell@1.0.0 has 1.1.0: ${advice}`,
      `it needs react ^20.0.0 and shell@1.0.0 has 19.3.1: ${advice}`,
      `it needs host contract ^1.2 and shell@0.9.0 has 0.9.0: ${advice}`,
      `it needs react ^20.0.0 and shell@0.9.0 has none: ${advice}`,
    ]);
  });

  it('[REL-3/exposes] is named each module that the routes of the specification need and it does not expose', () => {
    const short = aReleaseOf('checkout', '2.0.0', { exposes: exposes('checkout') });
    const fault =
      'it does not expose ./pages/order-complete, which /order-complete needs: add it to its webpack config';
    expect(shellFaults(short, [])).toEqual([fault]);
    expect(shellFaults({ ...short, feature: 'partner/checkout' }, [])).toEqual([fault]);
    expect(shellFaults({ ...short, feature: 'rewards' }, [])).toEqual([]);
    expect(shellFaults(aReleaseOf('shell', '3.0.0'), [aReleaseOf('shell', '1.0.0')])).toEqual([]);
  });
});
