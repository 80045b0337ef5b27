import type { Mutant } from './mutant';
import { reportOf } from './report';
import type { Outcome } from './report';

const mutant = (file: string, breaks: string): Mutant => ({
  rule: 'CRT-6',
  file,
  effect: breaks,
  find: 'one',
  replace: 'two',
});
const all: [Mutant, Outcome][] = [
  [mutant('api/src/a.ts', 'a'), 'noticed'],
  [mutant('api/src/b.ts', 'b'), 'hangs'],
  [mutant('shared/cart/src/c.ts', 'c'), 'survived'],
  [mutant('shell/src/d.ts', 'd'), 'without any break its tests end with fail'],
];

describe('the report of the mutants', () => {
  it('counts by workspace and names each break that no test noticed, with its outcome', () => {
    expect(reportOf(new Map(all))).toEqual({
      holds: false,
      text: [
        '| code | breaks | noticed |',
        '| --- | ---: | ---: |',
        '| api | 2 | 2 |',
        '| shared/cart | 1 | 0 |',
        '| shell | 1 | 0 |',
        '',
        '- CRT-6 shared/cart/src/c.ts: c (survived)',
        '- CRT-6 shell/src/d.ts: d (without any break its tests end with fail)',
        '',
        'No test notices 2 of the 4 breaks.',
      ].join('\n'),
    });
  });

  it('passes when each break is noticed', () => {
    const { holds, text } = reportOf(new Map(all.slice(0, 2)));
    expect(holds).toBe(true);
    expect(text).toContain('\n\nTests notice each of the 2 breaks.');
  });
});
