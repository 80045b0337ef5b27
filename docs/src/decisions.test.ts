import { misnumberedDecisions, unknownDecisions } from './decisions';

const fixedFurniture = { name: '0001-fixed-furniture.md', text: '# 1. The same folders everywhere\n' };
const downward = { name: '0023-imports-point-downward.md', text: '# 23. Imports point downward\n' };

describe('the records of decisions', () => {
  it('have no fault when each has its own number, in its name and its heading', () => {
    expect(misnumberedDecisions([fixedFurniture, downward])).toStrictEqual([]);
  });

  it('are refused when two have one number', () => {
    const second = { name: '0001-another.md', text: '# 1. Another\n' };
    expect(misnumberedDecisions([fixedFurniture, downward, second])).toStrictEqual([
      'decisions 0001-fixed-furniture.md and 0001-another.md have one number: take the next free one',
    ]);
  });

  it('are refused when the heading kept a former number', () => {
    expect(misnumberedDecisions([{ ...downward, text: '# 2. Imports point downward\n' }])).toStrictEqual([
      'decision 0023-imports-point-downward.md does not begin with "# 23. "',
    ]);
  });

  it('are refused without a number of four digits', () => {
    expect(misnumberedDecisions([{ name: '24-short.md', text: '# 24. Short\n' }])).toStrictEqual([
      'decision 24-short.md is not named like 0001-what-is-decided.md',
    ]);
  });
});

describe('a file that names a decision', () => {
  const records = [fixedFurniture, downward];

  it.each([
    ['by its number', 'Why: decision 0002.', '0002'],
    ['among several', 'Decisions 0001, 0023 and 0003 say why.', '0003'],
    ['by a link', '[why](decisions/0001-fixed-rooms.md)', '0001-fixed-rooms.md'],
  ])('%s that is not there is refused', (_how, text, named) => {
    expect(unknownDecisions(records, [{ path: 'docs/map.md', text }])).toStrictEqual([
      `docs/map.md names decision ${named}, which is not in docs/decisions`,
    ]);
  });

  it('names those that are there', () => {
    const text = 'Decisions 0001 and 0023; ../docs/decisions/0023-imports-point-downward.md; decision D95';
    expect(unknownDecisions(records, [{ path: 'docs/map.md', text }])).toStrictEqual([]);
  });
});
