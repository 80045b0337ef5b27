import { aHost } from '../testing/isolates';
import { aBuildOf, aContainer } from '../testing/built-contents';
import type { Build } from '../releases/parse-build';
import { buildProver } from './prove-build';

const prover = buildProver(aHost);
const prove = (build: Build) => prover(build, { server: undefined });
// Starting takes a fraction of this time, also on a busy machine.
const impatientProver = buildProver(aHost, { seconds: 4, megabytes: 64 });
const impatient = (build: Build) => impatientProver(build, { server: undefined });
const remedy = 'run the page in a browser and fix it';

const loading = (path: string) => `
  await new Promise((done, failed) => {
    const script = document.createElement('script');
    script.src = document.currentScript?.src ?? 'https://brand.invalid/releases/tried/${path}';
    script.onload = done;
    script.onerror = () => failed(new Error('${path} did not load'));
    document.head.appendChild(script);
  });`;

describe('running a build before it is published', () => {
  it('[REL-4/runs] finds no fault in a build whose container has all exposed modules', async () => {
    const styles = { 'home.css': '.listing_home_1 { color: red }' };
    expect(
      await prove(aBuildOf({ 'entry.js': aContainer(loading('later.js')), 'later.js': 'go = 1', ...styles })),
    ).toStrictEqual([]);
  });

  it.each([
    ['an entry that throws', 'null.page', 'entry.js throws when it runs: TypeError'],
    ['an entry without a container', 'var other = {}', 'it sets no container named listing_1_0_0'],
    ['a module that throws', aContainer('throw new Error("no page")'), 'does not give ./pages/home: no page'],
    [
      'a module that never comes',
      aContainer('await new Promise(() => {})'),
      './pages/home: it gives no answer',
    ],
    ['a file that is not there', aContainer(loading('gone.js')), './pages/home: gone.js did not load'],
    [
      'code from text',
      aContainer('[].map.constructor(expose)()'),
      './pages/home: Code generation from strings',
    ],
  ])('[REL-4/runs] names %s', async (_what, entry, fault) => {
    expect(await prove(aBuildOf({ 'entry.js': entry }))).toStrictEqual([expect.stringContaining(fault)]);
  });

  it('[REL-4/runs] names a chunk that throws, and the modules that cannot be shown because of it', async () => {
    const files = {
      'entry.js': aContainer(`${loading('later.js')} if (!window.later) throw new Error('no later')`),
    };
    expect(await prove(aBuildOf({ ...files, 'later.js': 'window.later = undefinedName' }))).toStrictEqual([
      `later.js throws when it runs: ReferenceError: undefinedName is not defined, at later.js, line 1, column 16; ${remedy}`,
      expect.stringMatching(
        /^the container does not give \.\/pages\/home: no later, at entry\.js, line 13, column \d+;/,
      ),
    ]);
  });

  it('[REL-18/named] names file, line and column of the source where the build has a source map', async () => {
    // The first character of line 1 is line 3, column 5 of the source.
    const mapTo = (source: string) =>
      JSON.stringify({ version: 3, sources: [`webpack://listing/./${source}`], names: [], mappings: 'AAEI' });
    const build = aBuildOf({
      'home.css': 'body{color:red}',
      'home.js': 'eval(a)',
      'other.js': 'eval(a)',
      'maps/home.css.map': mapTo('src/home.module.css'),
      'maps/home.js.map': mapTo('src/home.tsx'),
      'maps/other.js.map': 'no map',
    });
    expect(await prove(build)).toStrictEqual([
      expect.stringMatching(/^src\/home\.tsx, line 3, column 5 \(in home\.js\): eval\(\)/),
      expect.stringMatching(/^other\.js, line 1, column 1: eval\(\)/),
      expect.stringMatching(/^src\/home\.module\.css, line 3, column 5 \(in home\.css\): the selector body/),
    ]);
  });

  it('[REL-18/named] names the source of what throws when the build is run', async () => {
    const map = JSON.stringify({
      version: 3,
      names: [],
      mappings: 'AAEI',
      sources: ['webpack://listing/./src/home.tsx'],
    });
    const place = 'at src/home.tsx, line 3, column 5';
    expect(await prove(aBuildOf({ 'entry.js': 'null.page', 'maps/entry.js.map': map }))).toStrictEqual([
      expect.stringMatching(new RegExp(`^entry\\.js throws .*, ${place} \\(in entry\\.js\\); ${remedy}$`)),
    ]);
    const chunk = { 'later.js': 'window.later = undefinedName', 'maps/later.js.map': map };
    expect(await prove(aBuildOf({ 'entry.js': aContainer(loading('later.js')), ...chunk }))).toStrictEqual([
      expect.stringMatching(new RegExp(`^later\\.js throws .*, ${place} \\(in later\\.js\\); ${remedy}$`)),
    ]);
  });

  it('[REL-4/runs] names every fault of every kind at once', async () => {
    const build = aBuildOf({ 'home.css': 'body{color:red}', 'home.js': 'eval(a)' }, [
      './pages/home',
      './pages/gone',
      './pages/lost',
    ]);
    expect(await prove(build)).toStrictEqual([
      expect.stringContaining('home.js, line 1, column 1: eval()'),
      expect.stringContaining('home.css, line 1, column 1: the selector body'),
      expect.stringContaining('./pages/gone: there is no ./pages/gone'),
      expect.stringContaining('./pages/lost: there is no ./pages/lost'),
    ]);
  });
});

describe('a hostile build', () => {
  it.each([
    ['fills the heap', 'const all = []; for (;;) all.push({ all: [...all] })', 'took more than 64 MB'],
    [
      'fills the memory outside the heap',
      'const all = []; for (;;) all.push(new Uint8Array(1 << 24).fill(1))',
      /took more than 64 MB|Array buffer allocation failed/,
    ],
  ])('[REL-4/sandbox][ISO-1/limits] that %s is ended and refused', async (_what, code, fault) => {
    const faults = await impatient(aBuildOf({ 'entry.js': code, 'home.css': 'body{}' }));
    expect(faults).toStrictEqual([
      expect.stringContaining('home.css, line 1, column 1: the selector body'),
      expect.stringMatching(fault),
    ]);
  });

  it('[REL-4/sandbox][ISO-1/limits] that loops for ever, directly or through promises, is ended and refused', async () => {
    const loops = ['for (;;) {}', '(function go() { Promise.resolve().then(go); })()'];
    const faults = await Promise.all(loops.map((code) => impatient(aBuildOf({ 'entry.js': code }))));
    expect(faults).toStrictEqual(loops.map(() => [expect.stringContaining('did not stop within 4 s')]));
  });

  it('[REL-4/sandbox][ISO-1/reach] reaches no process, file, environment or network', async () => {
    const ways = {
      exit: 'process.exit(0)',
      require: `require('node:fs').readFileSync('/etc/passwd', 'utf8')`,
      global: `globalThis.constructor.constructor('return process')().env`,
      element: `document.createElement('a').constructor.constructor('return process')()`,
      timer: `setTimeout.constructor('return process')()`,
      stack: `(() => { Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getThis()?.process).find(Boolean).env; return new Error().stack.PATH.length })()`,
      imported: `(await import('node:fs')).readFileSync('/etc/passwd', 'utf8')`,
      rejected: `await import('node:fs').catch((error) => error.constructor.constructor('return process')().env)`,
      network: `fetch('http://127.0.0.1:1').constructor === Promise`,
    };
    const code = Object.entries(ways).map(
      ([name, way]) => `
      try { const reached = ${way}; if (reached) found.push('${name}'); } catch (error) { refused.push('${name}'); }`,
    );
    const entry = aContainer(
      `const found = [], refused = []; ${code.join('')} throw new Error('found [' + found + '], refused ' + refused.length)`,
    );
    const faults = await prove(aBuildOf({ 'entry.js': entry }));
    const run = faults.filter((fault) => fault.includes('found'));
    expect(run).toStrictEqual([`the container does not give ./pages/home: found [], refused 8; ${remedy}`]);
  });
});
