// The first module of every isolate: takes away what the engine lends to workers. It keeps the code of releases reproducible; the
// boundary is the isolate, its process and the operating system (docs/security.md).

const keptGlobals = new Set(
  [
    'Object Function Array Number Boolean String Symbol Date Promise RegExp BigInt Error AggregateError EvalError RangeError',
    'ReferenceError SyntaxError TypeError URIError JSON Math Intl Map Set WeakMap WeakSet WeakRef Proxy Reflect',
    'ArrayBuffer DataView Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array',
    'Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array Iterator parseFloat parseInt Infinity NaN',
    'undefined isFinite isNaN globalThis decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape',
    'URL URLSearchParams TextEncoder TextDecoder AbortController AbortSignal Event EventTarget structuredClone DOMException',
    // The worker answers with a Response.
    'Response constructor console',
  ].flatMap((line) => line.split(' ')),
);

const scheduleTimeout = setTimeout.bind(globalThis);

/** Resolves after the next turn of the event loop: every promise that can settle without the outside has settled by then. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => void scheduleTimeout(resolve, 0));
}

for (
  let scope = globalThis as object;
  scope !== Object.prototype;
  scope = Object.getPrototypeOf(scope) as object
)
  for (const name of Object.getOwnPropertyNames(scope))
    if (!keptGlobals.has(name)) Reflect.deleteProperty(scope, name);
Reflect.deleteProperty(AbortSignal, 'timeout');
