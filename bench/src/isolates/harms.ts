/** What a hostile server part does in place of drawing its page, and what has to come of it. */
export interface Harm {
  readonly name: string;
  /** Statements that run when its page is drawn. */
  readonly code: string;
  /** What is said of it; undefined when it does no harm, so that its page is drawn. */
  readonly said: RegExp | undefined;
  /** Whether its process is ended from outside while it draws, twice, as by a fault of the engine. */
  readonly crashes?: boolean;
}

const loop = 'for (;;);';

export const harms: readonly Harm[] = [
  { name: 'an endless loop', code: loop, said: /gave no answer within/ },
  {
    name: '2 GB of memory',
    code: 'const all = []; for (let n = 0; n < 2_048; n += 1) all.push(new Uint8Array(2 ** 20).fill(1));',
    said: /more memory than it may have/,
  },
  {
    name: '2 GB of heap',
    code: 'const all = []; for (let n = 0; n < 256; n += 1) all.push(new Array(2 ** 20).fill(n));',
    said: /more memory than it may have|gave no answer within/,
  },
  { name: 'a promise that never settles', code: 'return new Promise(() => {});', said: /never comes/ },
  {
    name: 'timers left behind',
    code: `for (const start of [setTimeout, setInterval, requestAnimationFrame]) start(() => { ${loop} }, 0);`,
    said: undefined,
  },
  { name: 'endless recursion', code: 'const deeper = () => deeper() + 1; deeper();', said: /call stack/ },
  { name: 'a crash, twice', code: loop, said: /process ended each time/, crashes: true },
  {
    name: 'a page of 64 MB',
    code: `return { default: { kind: 'page', create: () => ({}), Component: () => 'x'.repeat(2 ** 26) } };`,
    said: /more than a page can hold/,
  },
];

/** The code of a remote's server part that does this harm when one of its pages is drawn. */
export function harmful({ code: harm }: Harm, code: string): string {
  return `${code}
  ;const pages = module.exports;
  module.exports = Object.fromEntries(Object.keys(pages).map((name) => [name, () => { ${harm}; return pages[name](); }]));`;
}
