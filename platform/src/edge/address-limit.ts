import type { Clock } from '../clock';

const minute = 60_000;
// Limits the memory; more addresses in a minute are a flood, and all new ones are refused.
const mostAddresses = 50_000;

/** A limit per address and minute, counted in memory: each edge counts separately. */
export class AddressLimit {
  private endsAt = 0;
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly clock: Clock,
    private readonly times: number,
  ) {}

  /** Counts one request of the address; false when that is too many. */
  take(address: string): boolean {
    const now = this.clock.now().getTime();
    if (now >= this.endsAt) {
      this.endsAt = now + minute;
      this.taken.clear();
    }
    const taken = this.taken.get(address);
    if (taken === undefined && this.taken.size >= mostAddresses) return false;
    this.taken.set(address, (taken ?? 0) + 1);
    return (taken ?? 0) < this.times;
  }
}
