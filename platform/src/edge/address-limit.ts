import type { Clock } from '../clock';

const minute = 60_000;
// Bounds the memory; more addresses than this in a minute are a flood, and all new ones are turned away.
const mostAddresses = 50_000;

/** So many times in each minute for one address, counted in memory: each edge counts for itself. */
export class AddressLimit {
  private endsAt = 0;
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly clock: Clock,
    private readonly times: number,
  ) {}

  /** Counts one more for the address; false when that is too many. */
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
