import { scriptFaults } from './in-isolate/script-faults';

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
    expect(faultsOf(`\n  ${code};`)).toStrictEqual([
      `home.js, line 2, column 3: ${what}; take out that code, or the package that brings it`,
    ]);
  });

  it.each([
    `page.innerHTML = '<script async src="https://elsewhere.example/x.js"></' + 'script>'`,
    'page.append(`<SCRIPT src=//elsewhere.example/x.js>`)',
    `const s = document.createElement('script'); s.src = 'https://elsewhere.example/x.js'`,
    `let s; (s = document.createElement("script")).src = "https://elsewhere.example/" + name`,
    'document.createElementNS(xhtml, "script").src = `https://elsewhere.example/${name}.js`',
    `const s = document.createElement('script'); s.setAttribute('src', 'https://elsewhere.example/x.js')`,
    `Object.assign(document.createElement('script'), { async: true, src: 'https://elsewhere.example/x.js' })`,
    `(0, r.jsx)('script', { src: 'https://elsewhere.example/x.js', async: true })`,
    `React.createElement('script', { 'src': '//elsewhere.example/x.js' })`,
  ])('[REL-4/eval] %s is named with its line', (code) => {
    expect(faultsOf(`\n${code};`)).toStrictEqual([
      expect.stringMatching(
        /^home\.js, line 2, column \d+: a script of elsewhere\.example is code that the release does not name; take out/,
      ),
    ]);
  });

  it.each([
    `(0, r.jsx)('div', { style: { position: 'fixed', inset: 0, zIndex: 9 } })`,
    'const veil = { position: "fixed", top: 0, left: `0`, width: "100vw", "height": "100vh" }',
    `Object.assign(element.style, { position: 'fixed', insetBlock: 0, insetInline: '0 0' })`,
  ])('[REL-4/covers] %s is named with its place and what to do', (code) => {
    expect(faultsOf(`\n${code};`)).toStrictEqual([
      expect.stringMatching(
        /^home\.js, line 2, column \d+: this style lays a fixed layer over the whole page; use Dialog, Sheet,/,
      ),
    ]);
  });

  it('[REL-4/eval] is reported at each of several places', () => {
    expect(faultsOf('eval(a); function b() { return new Function(c) }')).toHaveLength(2);
  });

  it('[REL-4/eval] includes a file that is not a script', () => {
    expect(faultsOf('let = = 1')).toStrictEqual([
      'home.js, line 1, column 7: it is not a script that browsers run: Unexpected token; build it again',
    ]);
  });

  it.each([
    'a instanceof Function && Function.prototype.bind',
    'new this.constructor(a, b)',
    'setTimeout(() => go(), 1); setTimeout(go, "1")',
    'const words = "eval(1); new Function(2); import(3)"',
    'evaluator.eval("1 + 1")',
    `const style = { position: 'fixed', inset: 0, pointerEvents: 'none' }`,
    `const style = { position: 'fixed', top: 0, left: x, width: w, height: h }`,
    `const odd = { constructor: 'fixed', __proto__: null, toString: 'fixed' }`,
    `const style = { ...other, [name]: 0, position: 'absolute', inset: 0 }`,
    'class Page { eval = 1; static import() {} }',
    `const s = document.createElement('script'); s.src = base + 'x.js'; s.setAttribute('src', './x.js')`,
    `const i = new Image(); i.src = 'https://elsewhere.example/a.png'`,
    `React.createElement('a', { href: 'https://elsewhere.example/' }, '<script><\\/script>')`,
  ])('%s is no fault', (code) => {
    expect(faultsOf(code)).toStrictEqual([]);
  });

  it('may include import() in the shell, in branches that it never takes', () => {
    expect(scriptFaults('shell.js', 'import(a)', { mayImport: true })).toStrictEqual([]);
    expect(scriptFaults('shell.js', 'eval(a)', { mayImport: true })).toHaveLength(1);
  });
});
