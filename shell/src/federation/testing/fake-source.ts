import type { Decision } from '@storefront/contract';
import type { Failure } from '../failure';
import type { ReleaseSource, RunModule } from '../release-source';

type Behaviour = 'good' | 'hangs' | 'throws' | Failure;

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/** Releases that behave as configured; a version without a behaviour is good. */
export class FakeSource implements ReleaseSource {
  readonly asked: string[] = [];
  /** Versions whose module has run. */
  readonly ran: string[] = [];
  readonly discarded: string[] = [];
  /** Versions that the edge no longer serves. */
  readonly withdrawn = new Set<string>();
  private readonly behaviours = new Map<string, Behaviour>();
  private readonly waiting = new Map<string, () => void>();

  /** Sets the behaviour of a version, or of one of its modules. */
  let(version: string, behaviour: Behaviour, expose = '') {
    this.behaviours.set(version + expose, behaviour);
  }

  /** Lets a release that hangs answer after all, for every module or for one. */
  arrive(version: string, expose = '') {
    for (const [key, answer] of this.waiting) if (key.startsWith(version + expose)) answer();
  }

  load({ version }: Decision, expose: string, { fresh }: { fresh: boolean }): Promise<RunModule> {
    this.asked.push(`${version}${fresh ? ' fresh' : ''}`);
    const behaviour = this.behaviours.get(version + expose) ?? this.behaviours.get(version) ?? 'good';
    const run = () => {
      this.ran.push(version);
      if (behaviour === 'throws') throw new Refused({ phase: 'execute', code: 'Error' });
      return { default: `${expose} of ${version}` };
    };
    if (behaviour === 'good' || behaviour === 'throws') return Promise.resolve(run);
    if (behaviour === 'hangs')
      return new Promise((resolve) => this.waiting.set(version + expose, () => resolve(run)));
    return Promise.reject(new Refused(behaviour));
  }

  isServed({ version }: Decision): Promise<boolean> {
    return Promise.resolve(!this.withdrawn.has(version));
  }

  discard({ version }: Decision) {
    this.discarded.push(version);
  }

  explain(_release: Decision, error: unknown): Promise<Failure> {
    const code = error instanceof Error ? error.name : typeof error;
    return Promise.resolve(error instanceof Refused ? error.failure : { phase: 'execute', code });
  }
}
