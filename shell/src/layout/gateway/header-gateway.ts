/** What the header needs besides the cart: it asks the API, and reads what is stored. */
export interface HeaderGateway {
  /** How many tables the user of a session has booked and not yet used; undefined when nobody can tell. */
  bookedTables(token: string): Promise<number | undefined>;
  /** The address name of the business that the cart is from. */
  cartBusiness(): string | undefined;
}
