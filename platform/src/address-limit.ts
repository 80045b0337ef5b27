import type { Clock } from './clock';

const minute = 60_000;
// Limits the memory; more addresses in a minute are a flood, and all new ones are refused.
const maxAddresses = 50_000;

/** A limit per address and minute, counted in memory: each edge counts separately. */
export class AddressLimit {
  private endsAt = 0;
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly clock: Clock,
    private readonly times: number,
  ) {}

  /** Counts one request of the address; false when that is too many. */
  take(address: string): boolean {
    const now = this.clock.now().getTime();
    if (now >= this.endsAt) {
      this.endsAt = now + minute;
      this.counts.clear();
    }
    const count = this.counts.get(address);
    if (count === undefined && this.counts.size >= maxAddresses) return false;
    this.counts.set(address, (count ?? 0) + 1);
    return (count ?? 0) < this.times;
  }
}
