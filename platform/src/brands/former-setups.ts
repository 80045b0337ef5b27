import type { Brand } from '@storefront/contract';
import type { BrandIndex } from './brand-folder';

type Setup = Pick<Brand, 'id' | 'remotes' | 'pins'>;

// A page that has been open through more changes than this is reloaded before it needs another file.
const keptOfEach = 5;

const isSame = (one: Setup, other: Setup) =>
  JSON.stringify([one.remotes, one.pins]) === JSON.stringify([other.remotes, other.pins]);

/** Remembers the remotes and pins that brands had before their files changed: pages opened then still ask for those files (SHL-4). */
export class FormerSetups {
  private readonly setups = new Map<string, Setup[]>();

  /** Notes the setups that differ between `previous` and `current`. */
  note(previous: BrandIndex, current: BrandIndex) {
    for (const { brand } of previous.brands) {
      const present = current.ofId(brand.id)?.brand;
      if (present === undefined || present === brand || isSame(brand, present)) continue;
      const { id, remotes, pins } = brand;
      const older = this.of(id).filter((setup) => !isSame(setup, brand));
      this.setups.set(id, [{ id, remotes, pins }, ...older].slice(0, keptOfEach));
    }
  }

  /** The setups that a brand had before, newest first. */
  of(id: string): readonly Setup[] {
    return this.setups.get(id) ?? [];
  }
}
