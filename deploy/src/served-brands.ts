import { defaultTokens, nightTokens } from '@storefront/ui/tokens';
import type { Brand, BrandColours, Brands } from 'api';
import type { Platform } from 'platform';

/**
 * Returns the origin of a host's site for browsers. In production that is HTTPS on its usual port, because a proxy is in front of this
 * process; in development it is the port that this process listens on. No request header changes it, because links in messages lead here
 * (D95).
 */
export function siteOrigin(
  host: string,
  { production, port }: { readonly production: boolean; readonly port: number },
): string {
  if (production) return `https://${host}`;
  return port === 80 ? `http://${host}` : `http://${host}:${port}`;
}

export interface ServedBrandsDeps {
  /** Undefined while the server starts, because the API is created before the platform. */
  platform(): Pick<Platform, 'brands' | 'brandOfId' | 'brandOfHost' | 'brandOfOrigin'> | undefined;
  /** The origin of a host's site. */
  originOf(host: string): string;
}

type PlatformBrand = ReturnType<Platform['brands']>[number];

function coloursOf(tokens: BrandColours): BrandColours {
  const { accent, onAccent, ink, inkMuted, ground, surface } = tokens;
  return { accent, onAccent, ink, inkMuted, ground, surface };
}

/** The platform's brands in the form that the API uses; links lead to the first host of a brand. */
export function servedBrands({ platform, originOf }: ServedBrandsDeps): Brands {
  const toApi = (brand: PlatformBrand): Brand => {
    const { id, name, hosts, contact, paymentModes, guestCheckout, legalPages, messages } = brand;
    // It is computed only when needed: few calls use it, and finding the port is a system call.
    const origin = () => originOf(hosts[0] ?? '');
    return {
      id,
      name,
      paymentModes,
      guestCheckout,
      legalPages,
      get origin() {
        return origin();
      },
      contactEmail: contact.email,
      get messages() {
        const tokens = { ...defaultTokens, ...brand.tokens };
        const { sender, logo } = messages;
        return {
          sender,
          logo: logo.startsWith('/') ? `${origin()}${logo}` : logo,
          colours: coloursOf(tokens),
          night: coloursOf(nightTokens(tokens)),
        };
      },
    };
  };
  // Every call needs its brand, and the platform returns the same object until the brand's file changes.
  const convertedBrands = new WeakMap<PlatformBrand, Brand>();
  const convert = (brand: PlatformBrand): Brand => {
    const converted = toApi(brand);
    convertedBrands.set(brand, converted);
    return converted;
  };
  const convertOnce = (brand: PlatformBrand | undefined) =>
    brand === undefined ? undefined : (convertedBrands.get(brand) ?? convert(brand));
  return {
    all: () => (platform()?.brands() ?? []).map(toApi),
    ofId: (id) => convertOnce(platform()?.brandOfId(id)),
    ofHost: (host) => convertOnce(platform()?.brandOfHost(host)),
    ofOrigin: (origin) => convertOnce(platform()?.brandOfOrigin(origin)),
  };
}

/** The brand of rows that do not name one: the first marketplace, else the first brand. */
export function homeBrand(
  platform: Pick<Platform, 'brands'>,
  brands: Pick<Brands, 'ofId'>,
): Brand | undefined {
  const served = platform.brands();
  const home = served.find(({ kind }) => kind === 'marketplace') ?? served[0];
  return home === undefined ? undefined : brands.ofId(home.id);
}
