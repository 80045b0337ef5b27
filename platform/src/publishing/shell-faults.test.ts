import { aReleaseOf } from '../testing/releases';
import { shellFaults } from './shell-faults';

const exposes = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`./pages/${name}`, { js: [`${name}.js`], css: [] }]));
const whole = { exposes: exposes('checkout', 'order-complete') };
const advice = 'accept that version too, with || between the ranges, until no brand has that shell any more';

describe('a release against the shells in service', () => {
  it('[REL-3/fit] is accepted when each of them has what it needs', () => {
    const shells = [aReleaseOf('shell', '1.0.0'), aReleaseOf('shell', '1.1.0')];
    expect(shellFaults(aReleaseOf('checkout', '2.0.0', whole), shells)).toStrictEqual([]);
  });

  it('[REL-3/fit] is refused with every fault, the shell and what to do', () => {
    const shells = [
      aReleaseOf('shell', '1.0.0'),
      aReleaseOf('shell', '0.9.0', { hostContract: { provided: '0.9.0' }, shared: [] }),
    ];
    const needy = aReleaseOf('checkout', '2.0.0', {
      ...whole,
      hostContract: { needed: '^1.2' },
      shared: [{ name: 'react', version: '^20.0.0', singleton: true, provided: false }],
    });
    expect(shellFaults(needy, shells)).toStrictEqual([
      `it needs host contract ^1.2 and shell@1.0.0 has 1.1.0: ${advice}`,
      `it needs react ^20.0.0 and shell@1.0.0 has 19.3.1: ${advice}`,
      `it needs host contract ^1.2 and shell@0.9.0 has 0.9.0: ${advice}`,
      `it needs react ^20.0.0 and shell@0.9.0 has none: ${advice}`,
    ]);
  });

  it('[REL-3/exposes] is refused with each module that the routes of the specification need and it does not expose', () => {
    const short = aReleaseOf('checkout', '2.0.0', { exposes: exposes('checkout') });
    const fault =
      'it does not expose ./pages/order-complete, which /order-complete needs: add it to its webpack config';
    expect(shellFaults(short, [])).toStrictEqual([fault]);
    expect(shellFaults({ ...short, feature: 'partner/checkout' }, [])).toStrictEqual([fault]);
    expect(shellFaults({ ...short, feature: 'rewards' }, [])).toStrictEqual([]);
  });

  it('[REL-3/shell] a new shell is refused with each need of a remote in service that it no longer meets', () => {
    const remotes = [aReleaseOf('checkout', '2.0.0', whole), aReleaseOf('northbank/listing', '1.4.0')];
    const others = [aReleaseOf('shell', '1.0.0'), ...remotes];
    expect(shellFaults(aReleaseOf('shell', '1.2.0'), others)).toStrictEqual([]);
    const next = aReleaseOf('shell', '3.0.0', { hostContract: { provided: '2.0.0' }, shared: [] });
    expect(shellFaults(next, others)).toStrictEqual(
      [
        ['checkout', '2.0.0'],
        ['northbank/listing', '1.4.0'],
      ].flatMap(([name, version]) => [
        `${name}@${version}, which is in service, needs host contract ^1.0.0 and shell@3.0.0 has 2.0.0: ` +
          `first release a ${name} that works with both and says so (^1.0.0 || ^2.0.0), or take that release out of service`,
        `${name}@${version}, which is in service, needs react ^19.0.0 and shell@3.0.0 has none: ` +
          `go on providing it, or release a ${name} that does without`,
      ]),
    );
  });
});
