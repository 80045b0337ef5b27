import type { Brand } from './brands/brands';
import type { Clock } from './clock';
import type { Database } from './database/database';

/** A catalogue made by a program, with the pictures it names. */
interface GeneratedCatalogue {
  readonly catalogue: unknown;
  /** The pictures by the path under which the catalogue names them. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

export interface DemoCustomerDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly brands: readonly Brand[];
}

/**
 * Data to try the storefront with. The API never imports an implementation: the process that starts it passes one in while developing,
 * and production has none.
 */
export interface DemoData {
  /** Makes the catalogue that an empty database gets. */
  generateCatalogue(): GeneratedCatalogue;
  /** The account to log in with, the same on every brand. */
  readonly customer: { readonly email: string; readonly password: string };
  /** Adds that account on each brand, with addresses, orders and a booking, unless they exist. */
  addCustomer(deps: DemoCustomerDeps): Promise<void>;
}
