import type { Decision } from '@storefront/contract';
import type { Clock } from '@storefront/host';
import { findFileUrl } from './page-trust';
import type { PageTrust } from './page-trust';
import { timeLimit } from './release-race';

/** What the entry script of a remote defines at its global name, by the protocol of webpack's containers. */
export interface Container {
  /** Receives the shared packages of the page. */
  init(shareScope: unknown): unknown;
  /** Loads an exposed module; resolves to the function that runs it. */
  get(expose: string): Promise<unknown>;
}

/** The entry of a release gave no container; `code` says why. */
export class EntryFailed extends Error {
  override readonly name = 'EntryFailed';
  /** `thrown` is what the entry has thrown. */
  constructor(
    readonly code: 'unreachable' | 'timeout' | 'ScriptExecutionError' | 'ContainerMissing',
    readonly thrown?: unknown,
  ) {
    super(`The entry of the release failed: ${code}`);
  }
}

export interface ContainersDeps {
  readonly trust: PageTrust;
  readonly document: Document;
  readonly clock: Pick<Clock, 'after'>;
  /** The shared packages that the shell offers. */
  readonly shareScope: () => unknown;
}

/** Loads the container of each release once; its entry runs with the page's hash (EDG-4, SHL-5). */
export class Containers {
  readonly #deps: ContainersDeps;
  readonly #loads = new Map<string, Promise<Container>>();

  constructor(deps: ContainersDeps) {
    this.#deps = deps;
  }

  /** Rejects with `EntryFailed`, or with what the container rejects with; the next call then tries again. */
  load(release: Decision): Promise<Container> {
    const known = this.#loads.get(release.container);
    if (known !== undefined) return known;
    const load = this.#begin(release);
    this.#loads.set(release.container, load);
    load.catch(() => this.#loads.delete(release.container));
    return load;
  }

  async #begin(release: Decision): Promise<Container> {
    const url = findFileUrl(release, release.entry, this.#deps.document.baseURI);
    const container = containerAt(release.container) ?? (await this.#run(url, release.container));
    await container.init(this.#deps.shareScope());
    return container;
  }

  #run(url: string, name: string): Promise<Container> {
    const { document, trust, clock } = this.#deps;
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.nonce = trust.nonce;
    script.integrity = trust.integrityOf(url) ?? '';
    return new Promise((resolve, reject) => {
      let uncaught: ErrorEvent | undefined;
      const noteError = (event: ErrorEvent) => {
        if (event.filename === url) uncaught ??= event;
      };
      const done = () => {
        script.remove();
        endTimer();
        globalThis.removeEventListener('error', noteError);
      };
      const fail = (code: EntryFailed['code']) => {
        done();
        reject(new EntryFailed(code, uncaught?.error));
      };
      const endTimer = clock.after(timeLimit, () => fail('timeout'));
      globalThis.addEventListener('error', noteError);
      script.onerror = () => fail('unreachable');
      script.onload = () => {
        const container = containerAt(name);
        if (uncaught) fail('ScriptExecutionError');
        else if (container === undefined) fail('ContainerMissing');
        else {
          done();
          resolve(container);
        }
      };
      document.head.append(script);
    });
  }
}

/** The container that the entry of a release defined; undefined if something else is at its name. */
function containerAt(name: string): Container | undefined {
  const left: unknown = Reflect.get(globalThis, name);
  return isContainer(left) ? left : undefined;
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
}
