// The first module of every isolate: takes away what the engine lends to workers. It keeps the code of releases reproducible; the
// boundary is the isolate, its process and the operating system (docs/security.md).
import { keptGlobals } from '../kept-globals';

// The worker answers with a Response.
const kept = new Set([...keptGlobals, 'globalThis', 'constructor', 'console', 'Response']);

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
    if (!kept.has(name)) Reflect.deleteProperty(scope, name);
Reflect.deleteProperty(AbortSignal, 'timeout');
