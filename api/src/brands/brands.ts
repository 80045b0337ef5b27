import type { LegalPage, PayMode } from '@storefront/contract';

/** A brand as far as the API needs it. */
export interface Brand {
  readonly id: string;
  /** The name that customers read. */
  readonly name: string;
  /** The origin of its site, such as `https://brand.example`, for links in messages (D95). */
  readonly origin: string;
  /** The address that gets its contact forms and the replies to its messages. */
  readonly contactEmail: string;
  readonly paymentModes: readonly PayMode[];
  readonly guestCheckout: boolean;
  readonly legalPages: readonly LegalPage[];
  readonly messages: BrandMessages;
}

/** The colours of messages and small pages as `#rrggbb`. */
export type BrandColours = Readonly<
  Record<'accent' | 'onAccent' | 'ink' | 'inkMuted' | 'ground' | 'surface', string>
>;

/** The look of a brand's messages, and of its page where a card is charged. */
interface BrandMessages {
  /** The sender's name in e-mail. */
  readonly sender: string;
  /** The address of a picture, or `''`. */
  readonly logo: string;
  readonly colours: BrandColours;
  /** For visitors whose system is dark. */
  readonly night: BrandColours;
}

/** The brands served now. Look them up for each call, since brand files change while the server runs (BRD-2). */
export interface Brands {
  all(): readonly Brand[];
  ofId(id: string): Brand | undefined;
  /** The brand whose site has this origin, in the form of the header Origin. */
  ofOrigin(origin: string): Brand | undefined;
  /** The brand of a host name without port. */
  ofHost(host: string): Brand | undefined;
}

/**
 * The brand of a request: that of the calling page, or of the host when no page calls (D95).
 * An unknown Origin has no brand, whatever the host.
 */
export function brandOfRequest(
  brands: Brands,
  { origin, host }: { readonly origin: string | undefined; readonly host: string },
): Brand | undefined {
  return origin === undefined ? brands.ofHost(host) : brands.ofOrigin(origin);
}
