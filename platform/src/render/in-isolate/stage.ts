// Runs in the isolate of one pair of releases, together with their code: it is no boundary, it makes drawings reproducible.
import { firstFrame } from '../../isolates/in-isolate/first-frame';
import type { PartPlace } from '../drawing';
import { installGlobals } from './globals';

/** The code of a server part as a function. */
export type Evaluate = (
  module: { exports: unknown },
  exports: unknown,
  require: (name: string) => unknown,
  base: string,
  console: object,
) => void;

interface ShellPart {
  readonly shared: Readonly<Record<string, unknown>>;
  draw(drawing: { page: unknown; address: string; module: unknown }): Promise<Drawn>;
}

interface Drawn {
  readonly html: unknown;
  readonly assumed: unknown;
  readonly clock?: unknown;
}

const clock = installGlobals(globalThis as unknown as Record<string, unknown>);
const { parse, stringify } = JSON;

let shell: ShellPart | undefined;
let remote: Readonly<Record<string, unknown>> | undefined;
let result = '';

const longestMessage = 500;
const messageOf = (error: unknown): string => {
  try {
    const { name, message } = error as { name?: unknown; message?: unknown };
    const text = typeof message === 'string' ? `${String(name)}: ${message}` : String(error);
    return text.slice(0, longestMessage);
  } catch {
    return 'something that has no message';
  }
};

/** Why a part cannot be used, or has not drawn. */
interface Fault {
  readonly why: string;
  readonly at?: PartPlace | undefined;
}

const faultOf = (error: unknown, role: 'shell' | 'remote'): Fault => {
  const frame = firstFrame(error, [`${role}.cjs`]);
  return { why: messageOf(error), at: frame && { line: frame.line, column: frame.column } };
};

const evaluate = (
  run: Evaluate,
  base: string,
  console: object,
  require: (name: string) => unknown,
): unknown => {
  const module = { exports: {} as unknown };
  run(module, module.exports, require, base, console);
  return module.exports;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Evaluates the server part of the shell; returns why it cannot be used.
 * @public
 */
export function takeShell(run: Evaluate, base: string, console: object): Fault | undefined {
  try {
    const exported = evaluate(run, base, console, (name) => {
      throw new Error(`a shell's server part may not require ${name}`);
    });
    if (!isObject(exported) || typeof exported['draw'] !== 'function' || !isObject(exported['shared']))
      return { why: 'it does not export shared and draw' };
    shell = exported as unknown as ShellPart;
    return undefined;
  } catch (error) {
    return faultOf(error, 'shell');
  }
}

/**
 * Evaluates the server part of a remote with what the shell lends; returns why it cannot be used.
 * @public
 */
export function takeRemote(run: Evaluate, base: string, console: object): Fault | undefined {
  const sharedModules = shell?.shared ?? {};
  try {
    const exported = evaluate(run, base, console, (name) => {
      if (Object.hasOwn(sharedModules, name)) return sharedModules[name];
      throw new Error(`it requires ${name}, which the shell does not provide`);
    });
    if (!isObject(exported)) return { why: 'it exports no modules' };
    remote = exported;
    return undefined;
  } catch (error) {
    return faultOf(error, 'remote');
  }
}

/**
 * Draws a page; resolves when `outcome` gives the result. Everything that it may await settles between two turns of the event loop,
 * because there is neither a network nor a timer: a result that is missing after the next turn never arrives.
 * @public
 */
export function begin(text: string): Promise<void> {
  result = '';
  clock.wasRead = false;
  const { page, address, expose } = parse(text) as {
    page: { now: number };
    address: string;
    expose?: string;
  };
  clock.now = page.now;
  return draw(page, address, expose).then(
    (outcome) => void (result = outcome),
    (error: unknown) => void (result = failure(error)),
  );
}

/**
 * The outcome of the drawing, as JSON; `''` while there is none.
 * @public
 */
export function outcome(): string {
  return result;
}

async function draw(page: unknown, address: string, expose: string | undefined): Promise<string> {
  if (shell === undefined) throw new Error('there is no shell');
  const loadModule = expose === undefined ? undefined : remote?.[expose];
  if (expose !== undefined && typeof loadModule !== 'function')
    return stringify({ kind: 'not-drawn', why: 'no-such-page' });
  const module = typeof loadModule === 'function' ? ((await loadModule()) as unknown) : undefined;
  const { html, assumed, clock: readsClock } = await shell.draw({ page, address, module });
  if (typeof html !== 'string' || html === '') throw new Error('what was drawn is empty');
  if (!Array.isArray(assumed) || assumed.some((key) => typeof key !== 'string'))
    throw new Error('assumed is no list of texts');
  return stringify({ kind: 'drawn', html, assumed, readsClock: readsClock !== false || clock.wasRead });
}

function failure(error: unknown): string {
  const needsMoreData = isObject(error) && error['name'] === 'AsksForMore';
  return stringify(
    needsMoreData
      ? { kind: 'not-drawn', why: 'asks-for-more' }
      : {
          kind: 'failed',
          by: 'both',
          ...faultOf(error, remote === undefined ? 'shell' : 'remote'),
          isSevere: false,
        },
  );
}
