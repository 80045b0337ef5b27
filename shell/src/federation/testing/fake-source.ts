import type { Decision } from '@storefront/contract';
import type { Failure } from '../failure';
import type { ReleaseSource, RunModule } from '../release-source';

type Behaviour = 'good' | 'hangs' | 'throws' | Failure;

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/** Releases that behave as they are told; a version that nothing was said of is good. */
export class FakeSource implements ReleaseSource {
  readonly asked: string[] = [];
  /** Versions whose module has run. */
  readonly ran: string[] = [];
  readonly discarded: string[] = [];
  /** Versions that the edge gives to no page any more. */
  readonly withdrawn = new Set<string>();
  private readonly behaviours = new Map<string, Behaviour>();
  private readonly waiting = new Map<string, () => void>();

  /** What becomes of a version, or of one module of it alone. */
  let(version: string, behaviour: Behaviour, expose = '') {
    this.behaviours.set(version + expose, behaviour);
  }

  /** The answer of a release that hangs comes after all, for every module or for one alone. */
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
