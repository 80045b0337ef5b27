// The sentences of the specification that quote a figure. They are here and not in the `copy.ts` of a remote: cart and checkout show
// the same ones, and the golden vectors check them with their figures. One constant for each topic keeps the rest out of a bundle.

export const optionCopy = {
  missed: 'Please select all required option items.',
  required: 'Required',
  optional: 'Optional',
  groupRequired: (label: string) => `${label} is required`,
  minimum: (count: number, label: string) => `Please select minimum ${count} items from ${label}`,
  maximum: (count: number, label: string) => `Please select maximum ${count} items from ${label}`,
} as const;

export const discountCopy = {
  percentage: (rate: string) => `Discount(${rate}%)`,
  fixed: (pounds: string) => `Discount(£${pounds} Fixed)`,
} as const;

export const deliveryCopy = {
  addMore: (pounds: string) => `Add More For Free Delivery £${pounds}`,
  free: 'Free Delivery Applied.',
} as const;

export const cartCopy = { minimumOrder: (pounds: string) => `**Minimum order amount £${pounds}` } as const;

export const bookingCopy = {
  book: 'Book',
  bookWith: (pounds: string) => `Book with £ ${pounds}`,
  termsMissing: 'Please agree our Terms & Conditions.',
  paymentMissing: 'Please select a payment method.',
  bothMissing: 'Please agree our Terms & Conditions and choose a valid payment method.',
} as const;
