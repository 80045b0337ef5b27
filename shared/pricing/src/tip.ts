import type { Pence } from './money';

/** The tips that the checkout offers, in pence; 0 is none and is what every order begins with. */
export const tipChoices: readonly Pence[] = [0, 100, 200, 300, 500];

/** Adds a tip to a total, as the last of all: no discount, charge, minimum or waiver counts it (CHK-18). */
export function addTip<Figures extends { readonly total: Pence }>(figures: Figures, tip: Pence) {
  return { ...figures, tip, total: figures.total + tip };
}
