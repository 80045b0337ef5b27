import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { splitReleaseId } from '../releases/split-release-id';

/** A number that an outside source answers for the releases of a feature (GRD-10). */
export interface NumberQuery {
  readonly name: string;
  /** PromQL, in which `{{feature}}` and `{{version}}` stand for the release. */
  readonly query: string;
  readonly success: SuccessCondition;
  /** How many measurements of a rollout, one a minute, may miss the condition; one more fails it. */
  readonly failureLimit: number;
}

/** What a number has to be: beside a bound, or beside so many times the number of stable. */
interface SuccessCondition {
  readonly operator: '<' | '<=' | '>' | '>=';
  readonly bound: number;
  readonly isTimesStable: boolean;
}

/** The queries of each feature. */
export type NumberQueries = Readonly<Record<string, readonly NumberQuery[]>>;

const condition = /^(<|<=|>|>=) (\d+(?:\.\d+)?)( stable)?$/;

const QueriesFile = Type.Record(
  Type.String(),
  Type.Array(
    Type.Object(
      {
        name: Type.String({ pattern: '^[a-z0-9][a-z0-9 -]{0,60}$' }),
        query: Type.String({ minLength: 1, maxLength: 2_000 }),
        success: Type.String({ pattern: condition.source }),
        failureLimit: Type.Integer({ minimum: 0, maximum: 1_000 }),
      },
      { additionalProperties: false },
    ),
    { maxItems: 10 },
  ),
);

/** Parses the JSON of a file of queries; the fault is a sentence that says where and what. */
export function parseNumberQueries(
  json: string,
): { readonly queries: NumberQueries } | { readonly fault: string } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return { fault: 'it is no JSON' };
  }
  if (!Value.Check(QueriesFile, parsed)) {
    const [first] = Value.Errors(QueriesFile, parsed);
    return { fault: `${first?.path ?? '/'}: ${first?.message ?? 'it has another form'}` };
  }
  const queries = Object.entries(parsed).map(([feature, listed]) => [
    feature,
    listed.map(({ success, ...query }) => ({ ...query, success: conditionIn(success) })),
  ]);
  return { queries: Object.fromEntries(queries) as NumberQueries };
}

function conditionIn(text: string): SuccessCondition {
  const [, operator, bound, stable] = condition.exec(text) ?? [];
  return {
    operator: operator as SuccessCondition['operator'],
    bound: Number(bound),
    isTimesStable: stable !== undefined,
  };
}

/** The query about one release. Names and versions of releases hold no quotation marks or braces. */
export function queryAbout({ query }: Pick<NumberQuery, 'query'>, release: string): string {
  const { name, version } = splitReleaseId(release);
  return query.replaceAll('{{feature}}', name).replaceAll('{{version}}', version);
}

/** Whether the number of the canary meets the condition; `stable` is the one of stable, where it is compared with that. */
export function meets(
  { operator, bound, isTimesStable }: SuccessCondition,
  canary: number,
  stable: number,
): boolean {
  const limit = isTimesStable ? bound * stable : bound;
  switch (operator) {
    case '<':
      return canary < limit;
    case '<=':
      return canary <= limit;
    case '>':
      return canary > limit;
    case '>=':
      return canary >= limit;
  }
}

/** `< 0.05`, `< 1.5 stable`, as it is written in the file. */
export function conditionInWords({ operator, bound, isTimesStable }: SuccessCondition): string {
  return `${operator} ${bound}${isTimesStable ? ' stable' : ''}`;
}
