import { findEngine } from './engine';
import type { IsolateHost } from './isolate-host';
import { LocalHost } from './local-host';
import { workerConfig } from './worker-config';

const trialConfig = workerConfig(
  [{ name: 'trial.js', kind: 'esModule', text: `export default { fetch: () => new Response('confined') };` }],
  64,
);
const trialLimits = { heapMegabytes: 64, growthMegabytes: 256 };

/** The host of processes behind the best wall of this machine, and why there is no better one. */
export interface FoundHost {
  readonly host: IsolateHost;
  /** Why processes are not confined; undefined when they are. */
  readonly gap: string | undefined;
}

/**
 * Starts a process and looks whether the kernel confines it (ISO-1). Throws an error that says what is missing when there is no
 * engine.
 */
export async function findHost(): Promise<FoundHost> {
  const engine = await findEngine();
  const confined = new LocalHost(engine, 'namespaces');
  const trial = confined.start(trialConfig, trialLimits);
  try {
    await trial.socket;
    return { host: confined, gap: undefined };
  } catch (error) {
    const gap = error instanceof Error ? error.message : String(error);
    return { host: new LocalHost(engine, 'none'), gap };
  } finally {
    trial.kill();
    await trial.end;
  }
}
