import type { LegalPage, PayMode } from '@storefront/contract';

/** A brand as far as the API needs it. */
export interface Brand {
  readonly id: string;
  /** The name that customers know it by. */
  readonly name: string;
  /** Where its site is, such as `https://brand.example`; links in messages lead there (D95). */
  readonly origin: string;
  /** Who reads its contact form, and whom its messages are answered to. */
  readonly contactEmail: string;
  readonly paymentModes: readonly PayMode[];
  readonly guestCheckout: boolean;
  readonly legalPages: readonly LegalPage[];
  readonly messages: BrandMessages;
}

/** How the messages of a brand look. */
interface BrandMessages {
  /** The name that e-mail comes from. */
  readonly sender: string;
  /** The address of a picture, or `''`. */
  readonly logo: string;
  /** Colours as `#rrggbb`. */
  readonly colours: Readonly<
    Record<'accent' | 'onAccent' | 'ink' | 'inkMuted' | 'ground' | 'surface', string>
  >;
}

/** The brands that are served now. Ask again for each call: brand files change while the server runs (BRD-2). */
export interface Brands {
  all(): readonly Brand[];
  ofId(id: string): Brand | undefined;
  /** The brand that has a page at this origin, given as the header Origin has it. */
  ofOrigin(origin: string): Brand | undefined;
  /** The brand of a host name, given without a port. */
  ofHost(host: string): Brand | undefined;
}

/**
 * The brand that a request is answered for: that of the page that calls, or, where no page calls, that of the host (D95).
 * An Origin that no brand has is nobody's, whatever the host.
 */
export function brandOfRequest(
  brands: Brands,
  { origin, host }: { readonly origin: string | undefined; readonly host: string },
): Brand | undefined {
  return origin === undefined ? brands.ofHost(host) : brands.ofOrigin(origin);
}
