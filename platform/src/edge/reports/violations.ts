import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** Something that a page's Content Security Policy or Integrity-Policy refused. */
export interface Violation {
  /** A directive of the policy, 'integrity', or 'other'. */
  readonly directive: string;
  /** An origin, or a word such as 'inline'; never a whole address, which may contain a visitor's data. */
  readonly blocked: string;
}

const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'worker-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
];

const words = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink'];

const text = Type.Optional(Type.String({ maxLength: 4_000 }));

/** The format of the Reporting API: several reports at once, of several kinds. */
const Reports = Type.Array(
  Type.Object({
    type: Type.String({ maxLength: 60 }),
    body: Type.Object({ effectiveDirective: text, blockedURL: text }),
  }),
  { maxItems: 50 },
);

/** The format of browsers that know only `report-uri`. */
const OldReport = Type.Object({
  'csp-report': Type.Object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});

const originOf = (address: string | undefined): string => {
  if (address === undefined) return 'none';
  if (words.includes(address)) return address;
  if (!URL.canParse(address)) return 'other';
  const { origin, protocol } = new URL(address);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
};

const known = (directive: string | undefined): string =>
  directives.find((one) => one === directive?.split(' ', 1)[0]) ?? 'other';

const ofReport = ({ type, body }: Static<typeof Reports>[number]): Violation[] => {
  const blocked = originOf(body.blockedURL);
  if (type === 'csp-violation') return [{ directive: known(body.effectiveDirective), blocked }];
  return type === 'integrity-violation' ? [{ directive: 'integrity', blocked }] : [];
};

/** Parses the violations that a browser reports, in either format; undefined when the body is not a report. */
export function parseViolations(body: unknown): Violation[] | undefined {
  if (Value.Check(Reports, body)) return body.flatMap(ofReport);
  if (!Value.Check(OldReport, body)) return undefined;
  const report = body['csp-report'];
  return [
    {
      directive: known(report['effective-directive'] ?? report['violated-directive']),
      blocked: originOf(report['blocked-uri']),
    },
  ];
}
