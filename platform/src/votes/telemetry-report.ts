import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { busEventSchemas } from '@storefront/contract/schemas';

const shortText = (length: number) => Type.String({ maxLength: length });
const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  Type.Union(names.map((name) => Type.Literal(name as Names[number])));

/** Positions in files of the release, as `path:line:column`; older shells send none (OBS-1). */
const stack = Type.Optional(Type.Array(shortText(230), { maxItems: 10 }));

const viewed = busEventSchemas['page-viewed'].properties;
const failed = busEventSchemas['remote-failed'].properties;

/** One event that a page reports; without personal data (GRD-1). */
export const Report = Type.Union([
  Type.Object({ kind: Type.Literal('page-viewed'), path: shortText(200), at: viewed.at }),
  /** A page or widget of the feature appeared on the screen; once for each in a page load. */
  Type.Object({ kind: Type.Literal('shown'), feature: shortText(80) }),
  Type.Object({
    kind: Type.Literal('remote-failed'),
    feature: shortText(80),
    version: shortText(60),
    phase: failed.phase,
    code: shortText(60),
    replacedBy: Type.Union([shortText(60), Type.Null()]),
    stack,
  }),
  Type.Object({
    kind: Type.Literal('subscriber-failed'),
    owner: shortText(80),
    event: shortText(60),
    code: shortText(60),
  }),
  /** Code of the release threw an uncaught error, and the page stayed. */
  Type.Object({
    kind: Type.Literal('threw'),
    feature: shortText(80),
    version: shortText(60),
    during: oneOf('callback', 'promise', 'reaction', 'clean-up'),
    code: shortText(60),
    stack,
  }),
  Type.Object({
    kind: Type.Literal('step'),
    name: oneOf('dish-added', 'checkout-opened', 'order-pressed', 'order-placed', 'table-booked'),
  }),
  Type.Object({
    kind: Type.Literal('vital'),
    name: oneOf('LCP', 'INP', 'CLS'),
    value: Type.Number({ minimum: 0, maximum: 600_000 }),
    /** The features whose code was on the page; older shells name none. */
    features: Type.Optional(Type.Array(shortText(80), { maxItems: 60 })),
  }),
]);
export type Report = Static<typeof Report>;

/** The reports of one page load. Older pages also name their releases, which are ignored. */
export const ReportBatch = Type.Object({
  brand: shortText(40),
  /** The page's token, which turns its reports into votes (GRD-7). */
  token: Type.Optional(shortText(8_000)),
  /** The page shows a preview: its reports are not counted (ROL-5). */
  preview: Type.Optional(Type.Boolean()),
  reports: Type.Array(Report, { minItems: 1, maxItems: 50 }),
});
export type ReportBatch = Static<typeof ReportBatch>;
