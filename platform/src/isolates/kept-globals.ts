/** The globals of the language and of the web that code of releases has in an isolate, without those that each worker replaces. */
export const keptGlobals: readonly string[] = [
  'Object Function Array Number Boolean String Symbol Date Promise RegExp BigInt Error AggregateError EvalError RangeError',
  'ReferenceError SyntaxError TypeError URIError JSON Math Intl Map Set WeakMap WeakSet WeakRef Proxy Reflect',
  'ArrayBuffer DataView Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array',
  'Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array Iterator parseFloat parseInt Infinity NaN',
  'undefined isFinite isNaN decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape',
  'URL URLSearchParams TextEncoder TextDecoder AbortController AbortSignal Event EventTarget structuredClone DOMException',
].flatMap((line) => line.split(' '));
