import type { Decision } from '@storefront/contract';
import type { Failure } from '../failure';
import type { ReleaseSource } from '../release-source';

type Behaviour = 'good' | 'hangs' | Failure;

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/** Releases that behave as they are told; a version that nothing was said of is good. */
export class FakeSource implements ReleaseSource {
  readonly asked: string[] = [];
  private readonly behaviours = new Map<string, Behaviour>();
  private readonly waiting = new Map<string, () => void>();

  let(version: string, behaviour: Behaviour) {
    this.behaviours.set(version, behaviour);
  }

  /** The answer of a release that hangs comes after all. */
  arrive(version: string) {
    this.waiting.get(version)?.();
  }

  load({ version }: Decision, expose: string, { fresh }: { fresh: boolean }): Promise<unknown> {
    this.asked.push(`${version}${fresh ? ' fresh' : ''}`);
    const behaviour = this.behaviours.get(version) ?? 'good';
    const module = { default: `${expose} of ${version}` };
    if (behaviour === 'good') return Promise.resolve(module);
    if (behaviour === 'hangs')
      return new Promise((resolve) => this.waiting.set(version, () => resolve(module)));
    return Promise.reject(new Refused(behaviour));
  }

  explain(_release: Decision, error: unknown): Promise<Failure> {
    const code = error instanceof Error ? error.name : typeof error;
    return Promise.resolve(error instanceof Refused ? error.failure : { phase: 'execute', code });
  }
}
