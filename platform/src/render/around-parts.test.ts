import { aPoolOf, endPools, htmlOf } from '../testing/drawing';
import { aRemotePart } from '../testing/server-parts';

afterEach(endPools);

describe('the environment of a server part', () => {
  const drawnTextOf = async (expression: string, code = '') => {
    const { draw } = aPoolOf({ workers: 1 });
    return htmlOf(await draw({ remote: aRemotePart(`String(${expression})`, code) }).finalOutcome);
  };

  it('[EDG-7/harms] has no network, files, process or code from text, by any route', async () => {
    const ways = {
      fetch: 'fetch("http://127.0.0.1:1")',
      socket: 'new WebSocket("ws://127.0.0.1:1")',
      process: 'process.env',
      global: 'globalThis.process.env',
      builtin: 'process.getBuiltinModule("fs")',
      require: 'require("node:fs")',
      worker: 'new Worker("")',
      text: '[].map.constructor("return 1")()',
      evaluated: '(0, eval)("1")',
      lentText: 'URL.constructor("return process")()',
      lentMethod: 'new URL("http://a").toString.constructor("return process")()',
      element: 'new AbortController().signal.constructor.constructor("return process")()',
      imported: '(await import("node:fs")).readFileSync("/etc/passwd")',
      rejected:
        'await import("node:fs").catch((error) => error.constructor.constructor("return process")().env)',
      stack: `(() => { Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getThis()?.process).find(Boolean).env; return new Error().stack.PATH.length })()`,
      wasm: 'new WebAssembly.Module(new Uint8Array())',
    };
    const tries = Object.entries(ways).map(
      ([name, way]) => `try { if ((${way}) !== undefined) reached.push('${name}'); } catch { refused += 1; }`,
    );
    expect(
      await drawnTextOf(
        `await (async () => { const reached = []; let refused = 0; ${tries.join(' ')} return '[' + reached + '] ' + refused; })()`,
      ),
    ).toContain(`[] ${Object.keys(ways).length}`);
  });

  it('[EDG-7/harms] is separate from other pairs: changes of globals and prototypes reach no other pair', async () => {
    const { draw } = aPoolOf({ workers: 1 });
    const damage = `globalThis.left = 'left'; Array.prototype.map = () => { throw 1; }; Object.prototype.left = 'left'; Promise = undefined; JSON.parse = () => ({}); URL.prototype.toString = () => 'left'; react.left = 'left';`;
    await draw({ remote: aRemotePart(`'polluted'`, damage) }).finalOutcome;
    const look = aRemotePart(
      `[typeof left, ({}).left, [1].map((one) => one), JSON.parse('2'), String(new URL('http://a/')), react.left].join()`,
    );
    expect(htmlOf(await draw({ remote: look }).finalOutcome)).toContain('undefined,,1,2,http://a/,');
  });

  it('[EDG-7/harms] has intrinsics that nothing can change, so that its next page is drawn like this one', async () => {
    const change = `try { 'use strict'; Array.prototype.map = 1; Object.prototype.left = 1; Promise.prototype.then = 1; Math.max = 1; JSON = 1 } catch {}`;
    expect(
      await drawnTextOf(
        `[typeof [].map, ({}).left, typeof Promise.resolve().then, typeof Math.max, typeof JSON]`,
        change,
      ),
    ).toContain('function,,function,function,object');
  });

  it('refuses to assign to a global, also in code that is not strict', async () => {
    expect(
      await drawnTextOf(`(() => { try { Promise = 1; } catch (error) { return error.name; } })()`),
    ).toContain('TypeError');
  });

  it('allows own names on errors and objects, which packages set', async () => {
    const code = `'use strict';
      const error = new Error('a'); error.name = 'Own'; error.message = 'own';
      function Old() {} Old.prototype = Object.create(Error.prototype); Old.prototype.constructor = Old; Old.prototype.name = 'Old';
      const one = {}; one.toString = () => 'one'; one.hasOwnProperty = 1;`;
    expect(
      await drawnTextOf(`error + ' ' + new Old().name + ' ' + one + ' ' + Object.keys(one)`, code),
    ).toContain('Own: own Old one toString,hasOwnProperty');
  });

  it('has a clock that stands still at the time of the page, and records that it was read', async () => {
    const { draw } = aPoolOf({ workers: 1 });
    const now = Date.parse('2026-11-22T10:00:00Z');
    const reading = await draw({ remote: aRemotePart('new Date().toISOString() + Date.now()'), now })
      .finalOutcome;
    expect(reading).toMatchObject({
      readsClock: true,
      html: expect.stringContaining(`2026-11-22T10:00:00.000Z${now}`),
    });
    const other = await draw({ remote: aRemotePart('new Date(0).getTime()'), now }).finalOutcome;
    expect(other).toMatchObject({ readsClock: false });
  });
});
