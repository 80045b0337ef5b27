/** What a worker keeps of Node for itself; everything else is taken away before a release runs. */
const kept = new Set([
  ...[
    'Object',
    'Function',
    'Array',
    'Number',
    'Boolean',
    'String',
    'Symbol',
    'Date',
    'Promise',
    'RegExp',
    'BigInt',
  ],
  ...[
    'Error',
    'AggregateError',
    'EvalError',
    'RangeError',
    'ReferenceError',
    'SyntaxError',
    'TypeError',
    'URIError',
  ],
  ...[
    'JSON',
    'Math',
    'Intl',
    'Map',
    'Set',
    'WeakMap',
    'WeakSet',
    'WeakRef',
    'Proxy',
    'Reflect',
    'FinalizationRegistry',
  ],
  ...[
    'ArrayBuffer',
    'DataView',
    'Uint8Array',
    'Int8Array',
    'Uint16Array',
    'Int16Array',
    'Uint32Array',
    'Int32Array',
  ],
  ...['Float32Array', 'Float64Array', 'Uint8ClampedArray', 'BigUint64Array', 'BigInt64Array'],
  ...['parseFloat', 'parseInt', 'Infinity', 'NaN', 'undefined', 'isFinite', 'isNaN', 'globalThis', 'global'],
  ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'unescape'],
  ...[
    'URL',
    'URLSearchParams',
    'TextEncoder',
    'TextDecoder',
    'AbortController',
    'AbortSignal',
    'Event',
    'EventTarget',
  ],
  ...['structuredClone', 'DOMException'],
]);

/** Classes that contexts are lent: what hangs on them must be nothing. */
const lent = [
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  AbortController,
  AbortSignal,
  Event,
  EventTarget,
];

/**
 * Takes network, files, process and code from text out of this thread, and answers how many bytes it holds outside its heap. A release that
 * got out of its context would find nothing here either.
 */
export function closeRealm(): () => number {
  const { memoryUsage } = process;
  for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'env', 'mainModule'])
    Reflect.deleteProperty(process, name);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!kept.has(name)) Reflect.deleteProperty(globalThis, name);
  }
  // The ways from any function to the one that makes code from text.
  const functions = [function () {}, async function () {}, function* () {}, async function* () {}];
  for (const one of functions) Reflect.deleteProperty(Object.getPrototypeOf(one) as object, 'constructor');
  for (const one of lent) {
    Object.freeze(one.prototype);
    Object.freeze(one);
  }
  return () => {
    const { external, arrayBuffers } = memoryUsage();
    return Math.max(external, arrayBuffers);
  };
}
