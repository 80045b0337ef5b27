import { silentConsole } from './console';

type Globals = Record<string, unknown>;

/** Timers accept callbacks and never run them: a first screen waits for nothing. */
const timers = ['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'requestIdleCallback'];
const cancelFunctions = [
  'clearTimeout',
  'clearInterval',
  'clearImmediate',
  'cancelAnimationFrame',
  'cancelIdleCallback',
];
const removedGlobals = ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'eval'];

/** The clock of a context: it stands still while a page is drawn, and records whether it was read. */
export interface StillClock {
  now: number;
  wasRead: boolean;
}

/** Installs the globals of server parts and freezes them: a change by one drawing would affect the next. */
export function installGlobals(globals: Globals): StillClock {
  const clock: StillClock = { now: 0, wasRead: false };
  const noop = () => undefined;
  for (const name of timers) globals[name] = () => 0;
  for (const name of cancelFunctions) globals[name] = noop;
  globals['queueMicrotask'] = (run: () => void) => void Promise.resolve().then(run);
  globals['console'] = silentConsole;
  globals['Date'] = stillDate(clock);
  for (const name of removedGlobals) Reflect.deleteProperty(globals, name);
  freezeAll(globals);
  return clock;
}

/** A `Date` that always returns one instant. */
function stillDate(clock: StillClock): DateConstructor {
  const read = () => {
    clock.wasRead = true;
    return clock.now;
  };
  const RealDate = Date;
  Object.defineProperty(RealDate, 'now', { value: read });
  return new Proxy(RealDate, {
    construct: (target, values, called) =>
      Reflect.construct(target, values.length === 0 ? [read()] : values, called) as object,
    apply: () => new RealDate(read()).toString(),
  });
}

function freezeAll(globals: Globals): void {
  const iterators = [
    [][Symbol.iterator](),
    new Map().entries(),
    new Set().entries(),
    ''[Symbol.iterator](),
    (function* () {})(),
  ];
  const asynchronous = [async function () {}, async function* () {}, function* () {}];
  const prototypes: object[] = [...iterators, ...asynchronous].map(
    (one) => Object.getPrototypeOf(one) as object,
  );
  // Properties that others inherit stay assignable in the inheriting objects, because much code sets `error.name = …`.
  for (const name of ['Object', 'Error', 'Function'])
    keepAssignable((globals[name] as { prototype: object }).prototype);
  for (const name of Object.getOwnPropertyNames(globals)) {
    const value = globals[name];
    const isIntrinsic = /^[A-Z]/.test(name) && (typeof value === 'function' || typeof value === 'object');
    if (!isIntrinsic || value === null) continue;
    const { prototype } = value as { prototype?: object };
    if (prototype) prototypes.push(prototype);
    prototypes.push(value as object);
    Object.defineProperty(globals, name, { value, writable: false, configurable: false, enumerable: false });
  }
  for (const one of prototypes) {
    Object.freeze(one);
    const parentPrototype = Object.getPrototypeOf(one) as object | null;
    if (parentPrototype) Object.freeze(parentPrototype);
  }
}

/**
 * A frozen property cannot be set in inheriting objects either. An accessor in its place allows them their own property, and
 * refuses only changes of the prototype itself.
 */
function keepAssignable(prototype: object): void {
  for (const key of Reflect.ownKeys(prototype)) {
    const own = Object.getOwnPropertyDescriptor(prototype, key);
    if (own?.configurable !== true || own.writable !== true) continue;
    const value = own.value as unknown;
    Object.defineProperty(prototype, key, {
      configurable: false,
      enumerable: own.enumerable ?? false,
      get: () => value,
      set(this: object, next: unknown) {
        if (this === prototype) throw new TypeError(`${String(key)} is frozen`);
        Object.defineProperty(this, key, {
          value: next,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      },
    });
  }
}
