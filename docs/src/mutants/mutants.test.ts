import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutants } from './lists';
import { applyMutant, nameOf, UnfitMutant } from './mutant';
import { findRuleTests } from './rule-tests';

const root = join(__dirname, '../../..');

describe('the list of mutants', () => {
  it.each(mutants.map((mutant) => [nameOf(mutant), mutant] as const))(
    'fits the code: %s',
    (_name, mutant) => {
      const text = readFileSync(join(root, mutant.file), 'utf8');
      expect(applyMutant(text, mutant)).not.toBe(text);
    },
  );

  it('names rules that a unit test shows', () => {
    const testsOf = findRuleTests(root);
    expect(mutants.filter(({ rule }) => testsOf(rule).length === 0).map(nameOf)).toEqual([]);
  });

  it('contains each break once', () => {
    const names = mutants.map(nameOf);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

describe('a mutant that no longer fits', () => {
  const mutant = { rule: 'CRT-6', file: 'a.ts', effect: 'nothing', find: 'one', replace: 'two' };
  it.each([
    ['its pattern is gone', 'three', mutant],
    ['its pattern occurs twice', 'one one', mutant],
    ['it changes nothing', 'one', { ...mutant, replace: 'one' }],
  ])('is refused when %s', (_why, text, unfit) => {
    expect(() => applyMutant(text, unfit)).toThrow(UnfitMutant);
  });

  it('inserts the replacement literally, with its dollar signs', () => {
    expect(applyMutant('a one b', { ...mutant, replace: '$& ${x}' })).toBe('a $& ${x} b');
  });
});
