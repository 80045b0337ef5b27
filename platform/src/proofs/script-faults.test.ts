import { scriptFaults } from './in-sandbox/script-faults';

const faultsOf = (code: string) => scriptFaults('home.js', code, { mayImport: false });

describe('code that pages refuse to run', () => {
  it.each([
    ['eval("1")', 'eval() makes code from text'],
    ['(0, eval)("1")', 'eval() makes code from text'],
    ['window["eval"]("1")', 'eval() makes code from text'],
    ['globalThis?.eval("1")', 'eval() makes code from text'],
    ['\\u0065val("1")', 'eval() makes code from text'],
    ['new Function("return 1")', 'Function() makes code from text'],
    ['Function("a", "return a")', 'Function() makes code from text'],
    ['(() => {}).constructor("return 1")()', 'constructor() makes code from text'],
    ['setTimeout("go()", 1)', 'setTimeout() is given code as text'],
    ['self.setInterval(`go(${name})`, 1)', 'setInterval() is given code as text'],
    ['setTimeout("go(" + name + ")", 1)', 'setTimeout() is given code as text'],
    ['import("https://elsewhere.example/x.js")', 'import() fetches code that the release does not name'],
    ['importScripts("x.js")', 'importScripts() fetches code that the release does not name'],
  ])('[REL-4/eval] %s is named with its place and what to do', (code, what) => {
    expect(faultsOf(`\n  ${code};`)).toEqual([
      `home.js, line 2, column 3: ${what}; take out that code, or the package that brings it`,
    ]);
  });

  it('[REL-4/eval] is reported at each of several places', () => {
    expect(faultsOf('eval(a); function b() { return new Function(c) }')).toHaveLength(2);
  });

  it('[REL-4/eval] includes a file that is not a script', () => {
    expect(faultsOf('let = = 1')).toEqual([
      expect.stringMatching(/^home\.js is not a script that browsers run/),
    ]);
  });

  it.each([
    'a instanceof Function && Function.prototype.bind',
    'new this.constructor(a, b)',
    'setTimeout(() => go(), 1); setTimeout(go, "1")',
    'const words = "eval(1); new Function(2); import(3)"',
    'evaluator.eval("1 + 1")',
    'class Page { eval = 1; static import() {} }',
  ])('%s is no fault', (code) => {
    expect(faultsOf(code)).toEqual([]);
  });

  it('may include import() in the shell, in branches that it never takes', () => {
    expect(scriptFaults('shell.js', 'import(a)', { mayImport: true })).toEqual([]);
    expect(scriptFaults('shell.js', 'eval(a)', { mayImport: true })).toHaveLength(1);
  });
});
