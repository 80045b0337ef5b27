import { compareRules, idsIn, notYetIn, rulesIn, withoutReason } from './rules';

const rules = rulesIn(
  'rules.md',
  '- **CRT-1** One line.\n- **CRT-2** Another.\n- G11. A guarantee.\nCRT-3 in prose.\n',
);

describe('rules and tests', () => {
  it('a rule is a list entry with its number; a number in prose is none', () => {
    expect(rules.map(({ id }) => id)).toEqual(['CRT-1', 'CRT-2', 'G11']);
  });

  it('a test names rules in square brackets in its own name', () => {
    const [id, other] = [['CRT', 2].join('-'), ['G', 11].join('')];
    expect(idsIn(`it('[${id}][${other}] a sentence', () => {})\nit.each([[1]])('[${id}] %s', f)`)).toEqual([
      id,
      other,
      id,
    ]);
    expect(idsIn(`// [${id}] in a remark\nconst text = '[${id}]';`)).toEqual([]);
  });

  it('a rule without a test is found, unless it is listed as not yet', () => {
    const tests = new Map([['a.test.ts', ['CRT-1']]]);
    expect(compareRules(rules, tests, ['G11']).untested).toEqual(['CRT-2']);
  });

  it('an id that no rule has is found with its file', () => {
    expect(compareRules(rules, new Map([['a.test.ts', ['CRT-9']]]), []).unknown).toEqual([
      'CRT-9 in a.test.ts',
    ]);
  });

  it('an entry of the list that has a test, or is no rule, is found', () => {
    const faults = compareRules(
      rules,
      new Map([['a.test.ts', ['CRT-1']]]),
      notYetIn('CRT-1\nCRT-7 # gone\n'),
    );
    expect(faults.alreadyTested).toEqual(['CRT-1']);
    expect(faults.listedUnknown).toEqual(['CRT-7']);
  });

  it('a rule that stands twice is found', () => {
    expect(compareRules([...rules, { id: 'CRT-1', file: 'other.md' }], new Map(), []).twice).toEqual([
      'CRT-1 in other.md',
    ]);
  });

  it('an entry of the list gives its reason behind a hash sign', () => {
    expect(withoutReason('# heading\nCRT-1\nCRT-2 # waits for the registry\nCRT-3 #\n')).toEqual([
      'CRT-1',
      'CRT-3',
    ]);
  });
});
