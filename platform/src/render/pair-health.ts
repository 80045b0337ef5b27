import { LRUCache } from 'lru-cache';
import { pairKey } from './drawing';
import type { DrawingOutcome, DrawingPair, FailedBy, PartPlace } from './drawing';

/** Whom a failed drawing counts against, and why. */
export interface FailureCause {
  readonly by: FailedBy;
  readonly why: string;
  readonly at?: PartPlace | undefined;
}

/** What went wrong with a pair since it last drew a page. */
interface Health {
  readonly failures: number;
  readonly lates: number;
  readonly restsUntil: number;
  /** The last failure; undefined after drawings that were only late. */
  readonly cause?: FailureCause | undefined;
}

const sound: Health = { failures: 0, lates: 0, restsUntil: 0 };

// A drawing that throws costs little, so a pair is given some time; one that had to be ended cost a process.
const failuresBeforeRest = 10;
const latesBeforeRest = 10;
const restMilliseconds = 60_000;
const remembered = 500;

/**
 * Decides which release a failed drawing counts against (GRD-8), and lets failing pairs of releases rest for a while, so that their
 * pages do not wait in vain. A rest counts against nobody. `now` is in milliseconds.
 */
export class PairHealth {
  private readonly pairs = new LRUCache<string, Health>({ max: remembered });
  /** The partners with which a part has drawn a page. */
  private readonly drewWith = new LRUCache<string, ReadonlySet<string>>({ max: remembered });

  constructor(private readonly now: () => number) {}

  isResting(pair: DrawingPair): boolean {
    return (this.pairs.get(pairKey(pair)) ?? sound).restsUntil > this.now();
  }

  /** Why a pair rests; undefined when its drawings were only late, which says nothing about it. */
  causeOfRest(pair: DrawingPair): FailureCause | undefined {
    return this.pairs.get(pairKey(pair))?.cause;
  }

  /**
   * Records an outcome, and returns whom it counts against; undefined for nobody. After a rest, one more failure is enough for the
   * next.
   */
  record(pair: DrawingPair, outcome: DrawingOutcome): FailedBy | undefined {
    if (outcome.kind === 'drawn') {
      this.pairs.delete(pairKey(pair));
      this.noteDrawn(pair);
      return undefined;
    }
    const before = this.pairs.get(pairKey(pair)) ?? sound;
    const after = healthAfter(before, outcome);
    if (after === before) return undefined;
    const needsRest =
      (outcome.kind === 'failed' && outcome.isSevere) ||
      after.failures >= failuresBeforeRest ||
      after.lates >= latesBeforeRest;
    const restsUntil = needsRest ? this.now() + restMilliseconds : before.restsUntil;
    const by = outcome.kind === 'failed' ? this.guiltyOf(pair, outcome.by) : undefined;
    const cause =
      outcome.kind === 'failed' && by !== undefined ? { by, why: outcome.why, at: outcome.at } : before.cause;
    this.pairs.set(pairKey(pair), { ...after, restsUntil, cause });
    return by;
  }

  /** A part that has drawn with others is not the cause, unless its partner has too: then it is the two together. */
  private guiltyOf({ shell, remote }: DrawingPair, by: FailedBy): FailedBy {
    if (remote === undefined) return 'shell';
    if (by !== 'both') return by;
    const hasOthers = (part: string, partner: string) =>
      [...(this.drewWith.get(part) ?? [])].some((one) => one !== partner);
    const isShellSound = hasOthers(shell.key, remote.key);
    const isRemoteSound = hasOthers(remote.key, shell.key);
    if (isShellSound === isRemoteSound) return 'both';
    return isShellSound ? 'remote' : 'shell';
  }

  private noteDrawn({ shell, remote }: DrawingPair): void {
    this.note(shell.key, remote?.key ?? '');
    if (remote !== undefined) this.note(remote.key, shell.key);
  }

  /** Two partners are enough: one of them is always another one than the present. */
  private note(part: string, partner: string): void {
    const partners = this.drewWith.get(part) ?? new Set<string>();
    if (!partners.has(partner)) this.drewWith.set(part, new Set([partner, ...[...partners].slice(0, 1)]));
  }
}

function healthAfter(health: Health, outcome: Exclude<DrawingOutcome, { kind: 'drawn' }>): Health {
  if (outcome.kind === 'failed') return { ...health, failures: health.failures + 1 };
  return outcome.why === 'late' || outcome.why === 'interrupted'
    ? { ...health, lates: health.lates + 1 }
    : health;
}
