import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** Answers the number of a query; undefined when it has no single one, or does not answer. */
export type AskNumber = (query: string) => Promise<number | undefined>;

const timeLimit = 2_000;
const largestAnswer = 64 * 1024;

const Sample = Type.Tuple([Type.Number(), Type.String()]);

/** The answers of Prometheus' `/api/v1/query` that hold one number. */
const Answer = Type.Object({
  status: Type.Literal('success'),
  data: Type.Union([
    Type.Object({ resultType: Type.Literal('scalar'), result: Sample }),
    Type.Object({
      resultType: Type.Literal('vector'),
      result: Type.Array(Type.Object({ value: Sample }), { minItems: 1, maxItems: 1 }),
    }),
  ]),
});

/**
 * Asks a server that speaks Prometheus' query API. Only the host that the operators have set is asked: the query is a parameter, and no
 * redirect is followed.
 */
export function askPrometheus(baseUrl: string): AskNumber {
  return async (query) => {
    try {
      const url = new URL('api/v1/query', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
      url.searchParams.set('query', query);
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeLimit) });
      if (!answer.ok) return undefined;
      const text = await readAtMost(answer, largestAnswer);
      return text === undefined ? undefined : numberIn(JSON.parse(text));
    } catch {
      return undefined;
    }
  };
}

async function readAtMost(answer: Response, bytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > bytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function numberIn(answer: unknown): number | undefined {
  if (!Value.Check(Answer, answer)) return undefined;
  const { data } = answer;
  const [, text] = data.resultType === 'scalar' ? data.result : (data.result[0]?.value ?? [0, 'NaN']);
  // "NaN" is what a rate is that nobody has called, and "+Inf" one that is divided by nothing.
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}
