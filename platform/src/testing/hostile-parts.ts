import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder';

const secret = 'a secret of the server';

/** What code of a release must not reach: a port and a socket of this machine, a file, and the environment of the server. */
export async function surroundings() {
  const folder = await temporaryFolder();
  const file = join(folder, 'secret');
  writeFileSync(file, secret);
  process.env['SECRET_OF_THE_SERVER'] = secret;
  let connections = 0;
  const listening = async (at: number | string) => {
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(at, resolve));
    return server;
  };
  const servers: Server[] = [await listening(0), await listening(join(folder, 'socket'))];
  const { port } = servers[0]?.address() as AddressInfo;
  return {
    file,
    port,
    reachedFile: join(folder, 'reached'),
    socket: join(folder, 'socket'),
    /** How often somebody has connected to the port or the socket. */
    connections: () => connections,
    async end() {
      delete process.env['SECRET_OF_THE_SERVER'];
      await Promise.all(servers.map((one) => new Promise((resolve) => one.close(resolve))));
    },
  };
}

const payloadFolder = join(__dirname, '../isolates/payloads');

/** The escapes that worked once, by name (ISO-3). */
export const payloadNames = readdirSync(payloadFolder).filter((name) => name.endsWith('.js.txt'));

/** The code of an escape; it leaves a file at `reachedFile` if it reaches the machine. */
export function payloadOf(name: string, reachedFile: string): string {
  return readFileSync(join(payloadFolder, name), 'utf8').replaceAll('REACHED_FILE', reachedFile);
}

/** What an escape would draw into a page. */
export const marksOfEscape = new RegExp(`PWNED|${secret}|uid=`);

/** Ways out, each an expression whose value is what it reached; one that throws or gives undefined reached nothing. */
export function waysOut({ port, file, socket }: { port: number; file: string; socket: string }) {
  const imported = (module: string, use = 'm') =>
    `await import('${module}').then((m) => Object.keys(m).length > 0 && m.default !== undefined || Object.keys(m).length > 1 ? ${use} : undefined)`;
  return {
    'code from text by Function': `Function('return 1')()`,
    'code from text by an async function': `(async () => {}).constructor('return 1')()`,
    'code from text by a generator': `(function* () {}).constructor('yield 1')().next().value`,
    'code from text by eval': `(0, eval)('1')`,
    'code from text by a timer': `setTimeout.constructor('return 1')()`,
    'code from text by a lent class': `URL.constructor('return 1')()`,
    'machine code': `new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`,
    'the global of another realm by a handle': `(() => { const td = new TextDecoder('gbk'); return Object.getOwnPropertySymbols(td).map((one) => td[one]?.constructor?.call?.(undefined)).find((one) => one?.process) })()`,
    'the global of another realm by receivers': `(() => { for (const one of [new URL('http://a'), new TextEncoder(), new TextDecoder(), new AbortController(), new EventTarget(), new URLSearchParams(), new Event('a')]) for (const name of Reflect.ownKeys(Object.getPrototypeOf(one))) { let method; try { method = Object.getPrototypeOf(one)[name] } catch { continue } if (typeof method !== 'function') continue; for (const self of [undefined, null]) { let got; try { got = method.call(self) } catch { continue } if (got && got !== globalThis && (got.process || (got.Function && got.Function !== Function))) return String(name) } } })()`,
    'callers by the stack': `(() => { let seen; Error.prepareStackTrace = (_, sites) => { seen = sites.map((site) => site.getThis?.()).find((self) => self !== undefined && self !== globalThis); return '' }; void new Error().stack; Error.prepareStackTrace = undefined; return seen })()`,
    'the process': `process.pid`,
    signals: `process.kill(process.ppid, 'SIGUSR1')`,
    'the environment': `process.env`,
    'built-in modules': `process.getBuiltinModule('fs')`,
    'files by a module of Node': imported('node:fs', `m.readFileSync('${file}', 'utf8')`),
    commands: imported('node:child_process', `String(m.execSync('id'))`),
    'sockets by a module of Node': imported('node:net'),
    'the inspector': imported('node:inspector', `m.url()`),
    threads: imported('node:worker_threads'),
    realms: imported('node:vm'),
    // The engine has such a module for every worker: it has to be empty of what a process has.
    'the process by a module': imported(
      'node:process',
      `m.pid ?? m.kill ?? m.getBuiltinModule?.('node:fs') ?? Object.keys(m.env)[0]`,
    ),
    'sockets of the engine': imported('cloudflare:sockets', `m.connect('127.0.0.1:${port}')`),
    'a socket of this machine': `await import('cloudflare:sockets').then((m) => m.connect('unix:${socket}').opened)`,
    'work after the answer': `await import('cloudflare:workers').then((m) => m.waitUntil(new Promise(() => {})) ?? 'waits')`,
    'the environment by the engine': `await import('cloudflare:workers').then((m) => m.env)`,
    'unsafe parts of the engine': imported('workerd:unsafe'),
    'inner parts of the engine': imported('internal:unsafe-eval'),
    'inner parts of its Node': imported('node-internal:process'),
    'a file by its address': imported(`file://${file}`),
    'a file by its path': imported(file),
    'its own configuration': imported('/s/config'),
    'its memory': imported('/proc/self/environ'),
    'code of another host': imported(`http://127.0.0.1:${port}/x.js`),
    'code from an address': imported('data:text/javascript,export default 1'),
    'another program': `require('node:fs')`,
    'a request': `await fetch('http://127.0.0.1:${port}/')`,
    'a socket of the web': `new WebSocket('ws://127.0.0.1:${port}/')`,
    'an event stream': `new EventSource('http://127.0.0.1:${port}/')`,
    'a cache': `await caches.open('a')`,
    keys: `await crypto.subtle.generateKey({ name: 'AES-GCM', length: 128 }, true, ['encrypt'])`,
    'memory of others': `new SharedArrayBuffer(8)`,
    'a thread of its own': `new Worker('data:text/javascript,1')`,
    'a timer': `AbortSignal.timeout(1)`,
    'the end of other objects': `new FinalizationRegistry(() => undefined)`,
    'a clock finer than the page': `performance.now()`,
    'nothing: this way is open, so that the test is known to see one': `'open'`,
    'the time of others': `(() => { const before = Date.now(); for (let n = 0; n < 2e7; n += 1); return Date.now() - before || undefined })()`,
  };
}

/** The way of `waysOut` that is open, in what `reachedBy` gives when every other one is closed. */
export const nothingReached = 'reached [nothing: this way is open, so that the test is known to see one]';

/** An expression that tries every way and gives the names of those that reached something. */
export function reachedBy(ways: Readonly<Record<string, string>>): string {
  const tries = Object.entries(ways).map(
    ([name, way]) =>
      `try { const got = (${way}); if (got !== undefined) reached.push(${JSON.stringify(name)}) } catch { refused += 1 }`,
  );
  return `await (async () => { const reached = []; let refused = 0; ${tries.join('\n')}; return 'reached [' + reached.join() + ']' })()`;
}

/** Changes of what others use, by what they change; `left` is what they leave behind. */
export const changesOfOthers: readonly (readonly [what: string, code: string])[] = [
  ['Map.prototype.get', `Map.prototype.get = () => 'left'`],
  ['Promise.prototype.then', `Promise.prototype.then = () => 'left'`],
  [
    'JSON.stringify',
    `JSON.stringify = () => '{"kind":"drawn","html":"left","assumed":[],"readsClock":false}'`,
  ],
  ['Object.prototype', `Object.prototype.toJSON = () => 'left'`],
  ['Array.prototype', `Array.prototype[Symbol.iterator] = () => 'left'`],
  ['Response', `Response = class { constructor() { return 'left' } }`],
  ['String.prototype', `String.prototype.replace = () => 'left'`],
  ['the global', `globalThis.left = 'left'`],
  ['lent classes', `URL.prototype.toString = () => 'left'; TextEncoder.prototype.encode = () => 'left'`],
  ['the worker', `import('main.js').then((m) => { m.default.fetch = () => 'left' })`],
];
