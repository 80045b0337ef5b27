import type { BrandScope, StableTurn } from './snapshot';

/** Whether a scope includes a brand. */
export function covers(brands: BrandScope, brand: string): boolean {
  return brands === 'all' || brands.includes(brand);
}

/**
 * The versions that a brand can fall back to, the stable one first (REL-8, ROL-3): each promotion puts its version on top, each
 * rollback removes the versions above the one it names, so that a release which was rolled back is never last good. `turns` are
 * those of one name, in order.
 */
export function stableHistory(turns: readonly StableTurn[], brand: string): string[] {
  const stack: string[] = [];
  for (const { kind, version, brands } of turns) {
    if (!covers(brands, brand)) continue;
    const index = stack.indexOf(version);
    if (kind === 'promote') {
      if (index !== -1) stack.splice(index, 1);
      stack.push(version);
    } else if (index === -1) {
      stack.splice(0, stack.length, version);
    } else {
      stack.splice(index + 1);
    }
  }
  return stack.reverse();
}
