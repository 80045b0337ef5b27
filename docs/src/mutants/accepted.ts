/** A break that no test has to notice, because nobody would. */
export interface Accepted {
  readonly file: string;
  /** The code and what stands in its place, as docs/mutants.md has them. */
  readonly code: string;
  readonly replacement: string;
  readonly reason: string;
}

export const accepted: readonly Accepted[] = [
  {
    file: 'shared/cart/src/former-cart.ts',
    code: 'json === undefined',
    replacement: 'false',
    reason: 'Parsing nothing gives undefined as well.',
  },
  {
    file: 'shared/cart/src/former-cart.ts',
    code: '{ return undefined; }',
    replacement: '{}',
    reason: 'A function that ends without a value returns undefined.',
  },
  {
    file: 'shared/cart/src/read-cart.ts',
    code: 'minimum?.ok',
    replacement: 'minimum.ok',
    reason: 'The list always has three entries.',
  },
  {
    file: 'shared/cart/src/read-cart.ts',
    code: 'charge?.ok',
    replacement: 'charge.ok',
    reason: 'The list always has three entries.',
  },
  {
    file: 'shared/cart/src/read-cart.ts',
    code: 'waiver?.ok',
    replacement: 'waiver.ok',
    reason: 'The list always has three entries.',
  },
  {
    file: 'shared/cart/src/save-cart.ts',
    code: "service.mode === 'delivery'",
    replacement: 'true',
    reason: 'Only delivery has terms: those of another mode are undefined as well.',
  },
  {
    file: 'shared/cart/src/save-cart.ts',
    code: "service.mode === 'unset'",
    replacement: 'false',
    reason: 'The storage gives no mode of that name.',
  },
  {
    file: 'shared/cart/src/save-cart.ts',
    code: "'unset'",
    replacement: '""',
    reason: 'The storage gives no mode of that name.',
  },
  {
    file: 'shared/cart/src/save-cart.ts',
    code: "discountChoice.kind === 'chosen'",
    replacement: 'true',
    reason: 'Only a chosen discount has an id: that of another choice is undefined as well.',
  },
];
