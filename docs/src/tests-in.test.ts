import { testsIn } from './tests-in';

// The ids are assembled here, so that no search for them finds this file.
const [id, other] = [['CRT', 2].join('-'), ['G', 11].join('')];
const idsIn = (text: string) => testsIn(text).running.map(({ ids }) => ids);

describe('testsIn', () => {
  it('finds the rules that a name carries in square brackets', () => {
    expect(idsIn(`it('[${id}][${other}] a sentence', () => expect(1).toBe(1));`)).toStrictEqual([
      [id, other],
    ]);
  });

  it('gives a test the rules of the describes around it', () => {
    expect(idsIn(`describe('[${id}] a', () => { it('b', () => { expect(1).toBe(1); }); });`)).toStrictEqual([
      [id],
    ]);
  });

  it('reads tables of cases and template texts', () => {
    expect(idsIn(`it.each([[1]])('[${id}] %s', f);\nit(\`[${other}] \${name}\`, f);`)).toStrictEqual([
      [id],
      [other],
    ]);
  });

  it('finds the tests behind a generic function of a .ts file', () => {
    const text = `const same = <Value>(value: Value) => value;\nit('[${id}] a', f);`;
    expect(testsIn(text, 'same.test.ts').running.map(({ ids }) => ids)).toStrictEqual([[id]]);
  });

  it('distinguishes a part of a rule from the whole', () => {
    expect(idsIn(`it('[${other}/proxies] a sentence', f);`)).toStrictEqual([[`${other}/proxies`]]);
  });

  it.each([
    ['a comment', `// it('[${id}] a', f);`],
    ['a block comment', `/* it('[${id}] a', f); */`],
    ['a string', `const text = "it('[${id}] a', f)";`],
    ['an empty describe', `describe('[${id}] a', () => {});`],
  ])('finds no test in %s', (_, text) => {
    expect(testsIn(text)).toStrictEqual({ running: [], idle: [] });
  });

  it.each([
    ['an empty body', `it('[${id}] a', () => {});`],
    ['an empty function', `test('[${id}] a', async function () {});`],
    ['no body', `it('[${id}] a');`],
    ['skip', `it.skip('[${id}] a', f);`],
    ['skip with a table', `it.skip.each([[1]])('[${id}] a', f);`],
    ['todo', `it.todo('[${id}] a');`],
    ['only', `it.only('[${id}] a', f);`],
    ['xit', `xit('[${id}] a', f);`],
    ['a skipped describe', `describe.skip('b', () => { it('[${id}] a', f); });`],
  ])('counts a test with %s as idle', (_, text) => {
    const { running, idle } = testsIn(text);
    expect(running).toStrictEqual([]);
    expect(idle).toHaveLength(1);
  });
});
