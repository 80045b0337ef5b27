import { compareRules, notYetIn, partsIn, rulesIn, withoutReason } from './rules';

const rules = rulesIn(
  'rules.md',
  '- **CRT-1** One line.\n- **CRT-2** Another.\n- G11. A guarantee.\nCRT-3 in prose.\n',
);

const noParts = new Map<string, readonly string[]>();

describe('the comparison of rules and tests', () => {
  it('finds a rule in a list entry with its number, and none in a number in prose', () => {
    expect(rules.map(({ id }) => id)).toStrictEqual(['CRT-1', 'CRT-2', 'G11']);
  });

  it('reports a rule without a test, unless it is listed as not yet', () => {
    const tests = new Map([['a.test.ts', ['CRT-1']]]);
    expect(compareRules(rules, tests, ['G11'], noParts).untested).toStrictEqual(['CRT-2']);
  });

  it('reports an id that no rule has, with its file', () => {
    expect(compareRules(rules, new Map([['a.test.ts', ['CRT-9']]]), [], noParts).unknown).toStrictEqual([
      'CRT-9 in a.test.ts',
    ]);
  });

  it('reports an entry of the list that has a test or is no rule', () => {
    const faults = compareRules(
      rules,
      new Map([['a.test.ts', ['CRT-1']]]),
      notYetIn('CRT-1\nCRT-7 # gone\n'),
      noParts,
    );
    expect(faults.alreadyTested).toStrictEqual(['CRT-1']);
    expect(faults.listedUnknown).toStrictEqual(['CRT-7']);
  });

  it('reports a rule that is written twice', () => {
    expect(
      compareRules([...rules, { id: 'CRT-1', file: 'other.md' }], new Map(), [], noParts).duplicates,
    ).toStrictEqual(['CRT-1 in other.md']);
  });

  it('reads the reason of an entry after a hash sign', () => {
    expect(withoutReason('# heading\nCRT-1\nCRT-2 # waits for the registry\nCRT-3 #\n')).toStrictEqual([
      'CRT-1',
      'CRT-3',
    ]);
  });

  describe('a rule with named parts', () => {
    const parts = partsIn('# parts\nG11: e-mail, pages\n');
    const untestedWith = (...ids: string[]) =>
      compareRules(rules, new Map([['a.test.ts', ['CRT-1', 'CRT-2', ...ids]]]), [], parts).untested;

    it('is shown by tests of all its parts', () => {
      expect(untestedWith('G11/e-mail', 'G11/pages')).toStrictEqual([]);
    });

    it('is shown by one test of the whole', () => {
      expect(untestedWith('G11')).toStrictEqual([]);
    });

    it('is reported with the part that no test shows', () => {
      expect(untestedWith('G11/pages')).toStrictEqual(['G11/e-mail']);
    });

    it('may stay in not-yet.txt while a part is missing', () => {
      const faults = compareRules(rules, new Map([['a.test.ts', ['G11/pages']]]), ['G11'], parts);
      expect(faults.alreadyTested).toStrictEqual([]);
    });

    it('has no other parts', () => {
      expect(compareRules(rules, new Map([['a.test.ts', ['G11/sms']]]), [], parts).unknown).toStrictEqual([
        'G11/sms in a.test.ts',
      ]);
    });
  });

  it('is not shown by a part that parts.txt does not name', () => {
    const faults = compareRules(rules, new Map([['a.test.ts', ['CRT-1/half']]]), [], noParts);
    expect(faults.unknown).toStrictEqual(['CRT-1/half in a.test.ts']);
    expect(faults.untested).toContain('CRT-1');
  });
});
