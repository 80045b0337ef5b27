/** A module of an isolate: its name, by which other modules import it, and its text. */
export interface IsolateModule {
  readonly name: string;
  readonly kind: 'esModule' | 'commonJsModule' | 'json';
  readonly text: string;
}

/**
 * What the engine lends to every worker by name: sockets, calls, `waitUntil`, with which a release could act after its answer. A
 * module of the same name in the worker takes its place.
 */
const lentModules = [
  ...['workers', 'sockets', 'node', 'email', 'workflows', 'vectorize', 'ai', 'pipelines', 'images'],
  ...['containers', 'durable-objects', 'tracing'],
].map((name): IsolateModule => ({ name: `cloudflare:${name}`, kind: 'esModule', text: 'export {};' }));

/**
 * The configuration of a process (Cap'n Proto text): one worker of these modules, the first of which answers requests on the
 * socket `work`. It has no network, disk, environment or binding. `heapMegabytes` is the limit of V8's heap.
 */
export function workerConfig(modules: readonly IsolateModule[], heapMegabytes: number): string {
  const lines = [...modules, ...lentModules].map(
    ({ name, kind, text }) => `    (name = ${quoted(name)}, ${kind} = ${quoted(text)}),`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "releases", worker = .releases),
    # The engine would define this service by itself, with a way out.
    (name = "internet", network = (allow = [])),
  ],
  sockets = [(name = "work", http = (), service = "releases")],
  v8Flags = ["--max-old-space-size=${heapMegabytes}", "--max-semi-space-size=2"],
);
const releases :Workerd.Worker = (
  modules = [
${lines.join('\n')}
  ],
  # A newer date would lend every worker the modules and globals of Node.
  compatibilityDate = "2024-09-01",
  compatibilityFlags = ["disallow_importable_env"],
  globalOutbound = "internet",
);
`;
}

/** A text of Cap'n Proto. */
function quoted(text: string): string {
  const escaped = text.replace(/[\\"]|\p{Cc}/gu, (character) => {
    if (character === '\\' || character === '"') return `\\${character}`;
    const code = character.charCodeAt(0);
    // An escape is one byte of UTF-8; characters of several bytes need none.
    return code > 0x7f ? character : `\\x${code.toString(16).padStart(2, '0')}`;
  });
  return `"${escaped}"`;
}
