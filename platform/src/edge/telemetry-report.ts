import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { busEventSchemas } from '@storefront/contract/schemas';

const short = (length: number) => Type.String({ maxLength: length });
const among = <const Names extends readonly string[]>(...names: Names) =>
  Type.Union(names.map((name) => Type.Literal(name as Names[number])));

const viewed = busEventSchemas['page-viewed'].properties;
const failed = busEventSchemas['remote-failed'].properties;

/** One event that a page reports; without personal data (GRD-1). */
export const Report = Type.Union([
  Type.Object({ kind: Type.Literal('page-viewed'), path: short(200), at: viewed.at }),
  /** A page or widget of the feature appeared on the screen; once for each in a page load. */
  Type.Object({ kind: Type.Literal('shown'), feature: short(80) }),
  Type.Object({
    kind: Type.Literal('remote-failed'),
    feature: short(80),
    version: short(60),
    phase: failed.phase,
    code: short(60),
    replacedBy: Type.Union([short(60), Type.Null()]),
  }),
  Type.Object({
    kind: Type.Literal('subscriber-failed'),
    owner: short(80),
    event: short(60),
    code: short(60),
  }),
  /** Code of the release threw an uncaught error, and the page stayed. */
  Type.Object({
    kind: Type.Literal('threw'),
    feature: short(80),
    version: short(60),
    during: among('callback', 'promise', 'reaction', 'clean-up'),
    code: short(60),
  }),
  Type.Object({
    kind: Type.Literal('step'),
    name: among('checkout-opened', 'order-pressed', 'order-placed'),
  }),
  Type.Object({
    kind: Type.Literal('vital'),
    name: among('LCP', 'INP', 'CLS'),
    value: Type.Number({ minimum: 0, maximum: 600_000 }),
    /** The features whose code was on the page; older shells name none. */
    features: Type.Optional(Type.Array(short(80), { maxItems: 60 })),
  }),
]);
export type Report = Static<typeof Report>;

/** The reports of one page load. Older pages also name their releases, which are ignored. */
export const ReportBatch = Type.Object({
  brand: short(40),
  /** The page's token, which turns its reports into votes (GRD-7). */
  token: Type.Optional(short(8_000)),
  /** The page shows a preview: its reports are not counted (ROL-5). */
  preview: Type.Optional(Type.Boolean()),
  reports: Type.Array(Report, { minItems: 1, maxItems: 50 }),
});
export type ReportBatch = Static<typeof ReportBatch>;
