/** An address in the user's address book. */
export interface SavedAddress {
  readonly id: string;
  readonly name: string;
  readonly mobile: string;
  /** Street, second line, city and postcode, without those that are empty. */
  readonly lines: readonly string[];
  readonly isDefault: boolean;
}
