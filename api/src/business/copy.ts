/** The sentences and labels of a business. */
export const copy = {
  servedElsewhere: (name: string, postcode: string) => `${name} serves ${postcode} from another address.`,
  availability: {
    no: 'Unavailable',
    preorder: 'Preorder Only',
    minutes: (minutes: number) => `${minutes} mins`,
  },
} as const;
