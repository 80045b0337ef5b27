import { randomUUID } from 'node:crypto';
import type { PageVotes, VoteBatch } from './vote-batch';

export interface VoteQueueDeps {
  /** Counts a batch; rejects when it is not known to be counted. */
  count(batch: VoteBatch): Promise<void>;
  /** Called when counting fails, and with the number of votes that are dropped because it keeps failing. */
  failed(error: unknown): void;
  dropped(votes: number): void;
}

// A larger batch would hold the database's locks for longer.
const maxInBatch = 500;
// The votes that wait while the database is unavailable: about 20 MB.
const maxWaiting = 50_000;

/**
 * Collects the votes of pages and sends them in batches, apart from the requests that brought them. A batch that could not be
 * counted keeps its id and is sent again, so it is counted once whatever happened to the first attempt.
 */
export class VoteQueue {
  private votes: PageVotes['votes'][number][] = [];
  private goals: PageVotes['goals'][number][] = [];
  private vitals: PageVotes['vitals'][number][] = [];
  private faults: PageVotes['faults'][number][] = [];
  private retry: VoteBatch | undefined;
  private flushing: Promise<void> | undefined;

  constructor(private readonly deps: VoteQueueDeps) {}

  add({ votes, goals, vitals, faults }: PageVotes): void {
    const size = votes.length + goals.length + vitals.length + faults.length;
    if (this.waiting + size > maxWaiting) {
      this.deps.dropped(size);
      return;
    }
    this.votes.push(...votes);
    this.goals.push(...goals);
    this.vitals.push(...vitals);
    this.faults.push(...faults);
  }

  /** Sends everything that waits; never rejects. Calls while it runs wait for the same sending. */
  flush(): Promise<void> {
    this.flushing ??= this.sendBatches().finally(() => (this.flushing = undefined));
    return this.flushing;
  }

  private get waiting(): number {
    return this.votes.length + this.goals.length + this.vitals.length + this.faults.length;
  }

  private async sendBatches(): Promise<void> {
    for (let batch = this.nextBatch(); batch !== undefined; batch = this.nextBatch()) {
      try {
        await this.deps.count(batch);
      } catch (error) {
        this.retry = batch;
        this.deps.failed(error);
        return;
      }
    }
  }

  private nextBatch(): VoteBatch | undefined {
    const again = this.retry;
    this.retry = undefined;
    if (again !== undefined) return again;
    if (this.waiting === 0) return undefined;
    return {
      id: randomUUID(),
      votes: this.votes.splice(0, maxInBatch),
      goals: this.goals.splice(0, maxInBatch),
      vitals: this.vitals.splice(0, maxInBatch),
      faults: this.faults.splice(0, maxInBatch),
    };
  }
}
