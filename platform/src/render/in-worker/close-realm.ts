/** The parts of Node that a worker keeps for itself; everything else is removed before a release runs. */
const keptGlobals = new Set([
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

/** Classes that are lent to contexts: their properties must not lead outside. */
const sharedClasses = [
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
 * Removes network, files, process and code from text from this thread, and returns a function that reports the bytes outside its
 * heap. A release that escaped from its context would find nothing here either.
 */
export function closeRealm(): () => number {
  const { memoryUsage } = process;
  for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'env', 'mainModule'])
    Reflect.deleteProperty(process, name);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!keptGlobals.has(name)) Reflect.deleteProperty(globalThis, name);
  }
  // From any function its constructor can be reached, which makes code from text.
  const functions = [function () {}, async function () {}, function* () {}, async function* () {}];
  for (const one of functions) Reflect.deleteProperty(Object.getPrototypeOf(one) as object, 'constructor');
  for (const one of sharedClasses) {
    Object.freeze(one.prototype);
    Object.freeze(one);
  }
  return () => {
    const { external, arrayBuffers } = memoryUsage();
    return Math.max(external, arrayBuffers);
  };
}
