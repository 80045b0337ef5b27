import { Brand } from '@storefront/contract/schemas';
import { defaultTokens, tokenKinds, tokenPatterns } from '@storefront/ui/tokens';
import type { TokenName } from '@storefront/ui/tokens';

/** Stored beside the brand files; its name begins with a dot so that it is not read as a brand. */
export const brandSchemaFile = '.brand.schema.json';

const descriptions: Readonly<Record<keyof typeof Brand.properties, string>> = {
  $schema: 'Lets an editor check this file and explain its fields.',
  id: 'The name of this file without .json. It is part of what is stored, so it never changes.',
  hosts: 'Host names without a port. Links in messages lead to the first.',
  kind: 'marketplace: many restaurants. single-business: the site of one.',
  business:
    'Of a single-business brand: the slug and id of its restaurant in the catalogue. Of a marketplace: null.',
  name: 'The name that customers know; it begins every text message.',
  texts: 'The words of the home page, for search engines, and in the footer.',
  tokens:
    'Colours, type, radius and spacing. Missing tokens have the default values; pairs of colours must meet WCAG AA.',
  logo: 'Beside the name in the header: /brand/ and the name of a file that lies here as ID.FILE, or an https address.',
  favicon: 'The same for the tab of the browser.',
  messages: 'The name that e-mail comes from, and the PNG above it; "" for none.',
  apiOrigin: 'Where pages find the API; "" is the origin of the brand.',
  paymentModes: 'What the brand takes, of what a restaurant takes: cod is cash, card is online.',
  guestCheckout: 'Whether a customer may order without an account.',
  routes: 'The pages that are switched on.',
  remotes: 'A remote of a partner in the place of one of ours, such as "listing": "partner/listing".',
  pins: 'A feature that stays on a version, such as "checkout": "1.0.0".',
  contact:
    'In the footer and on the contact page. The e-mail address reads the contact form; "" hides phone or address.',
  legalPages:
    'The information pages. Without sections, terms-and-condition and privacy-policy have a standard text.',
};

const token = (name: TokenName) => ({
  type: 'string',
  pattern: tokenPatterns[tokenKinds[name]].source,
  default: defaultTokens[name],
  description: `A ${tokenKinds[name]}; ${defaultTokens[name]} where it is left out.`,
});

/** The JSON schema of a brand file, generated from the schema that the server checks with (BRD-3). */
export function brandSchema(): object {
  const { tokens: _any, ...properties } = Brand.properties;
  const described = Object.entries(properties).map(([name, schema]) => [
    name,
    { ...schema, description: descriptions[name as keyof typeof descriptions] },
  ]);
  const names = Object.keys(tokenKinds) as TokenName[];
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A brand of the storefront',
    type: 'object',
    required: Brand.required,
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(described),
      tokens: {
        description: descriptions.tokens,
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(names.map((name) => [name, token(name)])),
      },
    },
  };
}
