import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { PayMode, line, oneOf, text } from './fields';
import { Version } from './release';
import { routeNames } from './routes/names';

const closed = { additionalProperties: false };
const Slug = Type.String({
  pattern: '^[a-z0-9-]{1,100}$',
  description: 'a slug of lower-case letters, digits and -',
});
/** One of our features, and what a partner puts in its place: `listing`, `partner/listing` (BRD-5). */
const OwnFeature = Type.String({
  pattern: '^[a-z][a-z0-9-]*$',
  maxLength: 80,
  description: 'the name of a feature such as listing',
});
const PartnerFeature = Type.String({
  pattern: '^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$',
  maxLength: 80,
  description: 'the name of a remote of a partner such as partner/listing',
});
const Origin = Type.String({
  pattern: '^(https?://[a-z0-9.-]+(:[0-9]{1,5})?)?$',
  description: 'an origin such as https://api.example.com, or nothing',
});

const Host = Type.String({
  pattern: '^[a-z0-9.-]{1,253}$',
  description: 'a host name in lower case and without a port, such as order.example.com',
});

/** The texts in which brands differ; all other texts are the same for every brand. */
export const BrandTexts = Type.Object(
  {
    homeTitle: line(120, 1),
    homeText: line(200, 1),
    metaTitle: line(120, 1),
    metaKeywords: line(300),
    metaDescription: line(300, 1),
    footer: line(300, 1),
  },
  closed,
);
export type BrandTexts = Static<typeof BrandTexts>;

/** A part of a legal page. */
const LegalSection = Type.Object(
  { heading: line(120), paragraphs: Type.Array(text(3_000, 1), { minItems: 1, maxItems: 40 }) },
  closed,
);
/** A page of the information area; without sections it has the text that we keep for its slug. */
const LegalPage = Type.Object(
  {
    slug: Slug,
    title: line(100, 1),
    updated: Type.Optional(
      Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'a date such as 2026-11-22' }),
    ),
    sections: Type.Optional(Type.Array(LegalSection, { minItems: 1, maxItems: 60 })),
  },
  closed,
);
export type LegalPage = Static<typeof LegalPage>;

/** Who messages come from, and the picture above them: `''` for none, as many readers of e-mail show no SVG. */
const BrandMessages = Type.Object({ sender: line(60, 1), logo: line(300) }, closed);

const visible = {
  id: Type.String({
    pattern: '^[a-z0-9-]{1,40}$',
    description: 'the id of a brand such as northbank: 1 to 40 lower-case letters, digits and -',
  }),
  kind: oneOf('marketplace', 'single-business'),
  business: Type.Union([Type.Object({ slug: Slug, id: line(64, 1) }, closed), Type.Null()]),
  name: line(60, 1),
  texts: BrandTexts,
  logo: line(300, 1),
  favicon: line(300, 1),
  paymentModes: Type.Array(PayMode, { minItems: 1, uniqueItems: true }),
  guestCheckout: Type.Boolean(),
  routes: Type.Array(oneOf(...routeNames), { uniqueItems: true }),
  contact: Type.Object({ email: line(254, 3), phone: line(30), address: text(300) }, closed),
  legalPages: Type.Array(Type.Object({ slug: Slug, title: line(100, 1) }, closed), { minItems: 1 }),
};

/**
 * A brand as data (BRD-1). `business` is given for a single-business brand and null for a marketplace; `routes` are
 * those switched on; `apiOrigin` `""` is the brand's own; `tokens` are names and values of the design system, which
 * checks them; `remotes` puts another remote in the place of one of ours (BRD-5); `pins` keep a feature on a version.
 */
export const Brand = Type.Object(
  {
    ...visible,
    /** For editors alone. */
    $schema: Type.Optional(line(300)),
    hosts: Type.Array(Host, { minItems: 1, uniqueItems: true }),
    tokens: Type.Record(
      Type.String({ pattern: '^[a-z][A-Za-z0-9]*$', description: 'the name of a token such as accent' }),
      line(200, 1),
      closed,
    ),
    messages: BrandMessages,
    legalPages: Type.Array(LegalPage, { minItems: 1, maxItems: 30 }),
    apiOrigin: Origin,
    remotes: Type.Record(OwnFeature, PartnerFeature, closed),
    pins: Type.Record(OwnFeature, Version, closed),
  },
  closed,
);
export type Brand = Static<typeof Brand>;

/** The part of a brand that pages get. */
export const PublicBrand = Type.Object(visible, closed);
export type PublicBrand = Static<typeof PublicBrand>;
export type BrandKind = PublicBrand['kind'];
