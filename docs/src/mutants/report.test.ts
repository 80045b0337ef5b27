import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accepted } from './accepted';
import { brokenFiles, parts } from './broken-files';
import { toReport } from './report';
import { hashText, toResult, withoutSurvivors } from './result';
import type { Survivor, TestedMutant } from './result';

const root = join(__dirname, '../../..');
const text = 'export const isFree = (total: number) =>\n  total >= 10\n    && total < 99;\n';
const at = (startLine: number, startColumn: number, endLine: number, endColumn: number) => ({
  start: { line: startLine, column: startColumn },
  end: { line: endLine, column: endColumn },
});
const mutant = (status: string, location = at(2, 3, 2, 14)): TestedMutant => ({
  status,
  replacement: 'total > 10',
  location,
});
const result = (...mutants: readonly TestedMutant[]) => toResult(mutants, text);
const killed = (count: number) => Array.from({ length: count }, () => mutant('Killed'));
const reason = { code: 'total >= 10', replacement: 'total > 10', reason: 'Nobody pays that.' };
const shop = [{ name: 'shop', files: ['a.ts', 'b.ts'] }];

describe('the result of a file', () => {
  it('counts a break as noticed when a test fails or runs until the time limit', () => {
    const counted = result(mutant('Killed'), mutant('Killed'), mutant('Timeout'), mutant('CompileError'));
    expect(counted).toMatchObject({ noticed: 3, timedOut: 1, survivors: [] });
  });

  it('counts a break that no test reaches as one that no test notices', () => {
    const { noticed, survivors } = result(mutant('Killed'), mutant('Survived'), mutant('NoCoverage'));
    expect([noticed, survivors.length]).toStrictEqual([1, 2]);
  });

  it('names the code of a break on one line, also when it stands on several', () => {
    expect(result(mutant('Survived')).survivors).toStrictEqual([
      { line: 2, code: 'total >= 10', replacement: 'total > 10' },
    ]);
    expect(result(mutant('Survived', at(2, 3, 3, 18))).survivors[0]?.code).toBe('total >= 10 && total < 99');
  });
});

it('a result stands for the text of its file', () => {
  expect(toResult([], 'one').text).not.toBe(toResult([], 'two').text);
  expect(toResult([], 'one').text).toBe(hashText('one'));
});

it('breaks that no test noticed and that have no reason are tried again in the next run, and the others are not', () => {
  const [reached, unreached, excused] = [at(2, 3, 2, 14), at(3, 8, 3, 18), at(1, 1, 1, 7)];
  const noticed = ['Killed', 'Timeout', 'CompileError'].map((status) => mutant(status));
  const withReason = mutant('Survived', excused);
  const reportWith = (...mutants: readonly TestedMutant[]) =>
    JSON.stringify({ schemaVersion: '1', files: { 'a.ts': { source: text, mutants } } });
  const report = reportWith(
    ...noticed,
    mutant('Survived', reached),
    mutant('NoCoverage', unreached),
    withReason,
  );
  const hasReason = (file: string, { line, code }: Survivor) =>
    file === 'a.ts' && line === 1 && code === 'export';
  expect(withoutSurvivors(report, hasReason)).toBe(reportWith(...noticed, withReason));
});

describe('the end of a switch over a closed set', () => {
  const source = 'switch (kind) {\n  default:\n    return assertNever(kind);\n}\n';

  it('is not counted, for no run reaches it', () => {
    expect(toResult([mutant('NoCoverage', at(2, 3, 3, 30))], source).survivors).toStrictEqual([]);
  });
});

describe('the report', () => {
  it('holds when nine breaks in ten of a part are noticed and each other one has a reason', () => {
    const results = { 'a.ts': result(...killed(4), mutant('Survived')), 'b.ts': result(...killed(5)) };
    const { holds, text: page } = toReport(shop, results, { 'a.ts': [reason] });
    expect(holds).toBe(true);
    expect(page).toContain('- a.ts, line 2: `total >= 10` becomes `total > 10`. Nobody pays that.');
    expect(page).toContain('| shop | 2 of 2 | 10 | 9 | 0 | 90.0 % |');
  });

  it('does not hold when a break has no reason, or one of another file or for other code', () => {
    const results = { 'a.ts': result(...killed(9), mutant('Survived')) };
    expect(toReport(shop, results, {}).holds).toBe(false);
    expect(toReport(shop, results, { 'b.ts': [reason] }).holds).toBe(false);
    expect(toReport(shop, results, { 'a.ts': [{ ...reason, replacement: 'total < 10' }] }).holds).toBe(false);
  });

  it('does not hold when fewer than nine breaks in ten are noticed', () => {
    const results = { 'a.ts': result(...killed(8), mutant('Survived')) };
    expect(toReport(shop, results, { 'a.ts': [reason] }).holds).toBe(false);
  });

  it('shows code in longer marks than it contains itself', () => {
    const survivor = { ...mutant('Survived'), replacement: '``' };
    const page = toReport(shop, { 'a.ts': result(survivor) }, {}).text;
    expect(page).toContain('`total >= 10` becomes ``` `` ```.');
  });

  it('says what was not run', () => {
    expect(toReport(shop, {}, {}).text).toContain('| shop | 0 of 2 |  |  |  | not run |');
    expect(toReport(shop, { 'a.ts': result(...killed(1)) }, {}).text).toContain('| shop | 1 of 2 | 1 | 1 |');
  });
});

describe('the parts', () => {
  it.each(parts)('$name has code to break, and no test among it', (part) => {
    const files = brokenFiles(root, part);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => /\.test\.ts$|\/testing|\/tables\.ts$/.test(file))).toStrictEqual([]);
    expect(existsSync(join(root, part.workspace, 'jest.config.mjs'))).toBe(true);
  });
});

describe('the breaks that no test has to notice', () => {
  it('are in code that is still there', () => {
    const gone = Object.entries(accepted).flatMap(([file, breaks]) => {
      const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
      const flat = source.replace(/\s+/g, ' ');
      return breaks.flatMap(({ code }) => (flat.includes(code) ? [] : [{ file, code }]));
    });
    expect(gone).toStrictEqual([]);
  });
});
