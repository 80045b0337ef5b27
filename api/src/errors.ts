import { tryAgainIn } from '@storefront/contract';
import { isDatabaseUnavailable } from './database/unavailable';
import { errorCode } from './error-code';

/** Every answer of the server other than the answer of a call (D6). */
export const errorTable = {
  'bad-body': { status: 400, sentence: 'The request is not valid.' },
  'bad-request': { status: 400, sentence: 'The request is not valid.' },
  'not-json': { status: 400, sentence: 'The request body is not JSON.' },
  unauthorised: { status: 401, sentence: 'The client application is not known.' },
  'no-such-call': { status: 404, sentence: 'There is no such call.' },
  'not-found': { status: 404, sentence: 'There is no such page.' },
  'no-such-brand': { status: 421, sentence: 'No site is served under this name.' },
  'too-large': { status: 413, sentence: 'The request is too large.' },
  'too-many': { status: 429, sentence: 'Too many requests. Please wait a moment and try again.' },
  failure: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  unavailable: {
    status: 503,
    sentence: 'We cannot answer at the moment. Please try again in a few seconds.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorKind = keyof typeof errorTable;

/** One fault of a request body: `path` is a JSON pointer. */
export interface BodyFault {
  readonly path: string;
  readonly message: string;
}

/** Ends a request with an entry of the table. A refusal that a customer reads is `refused` instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ErrorKind,
    readonly detail: {
      readonly sentence?: string;
      readonly faults?: readonly BodyFault[];
      readonly retryAfterSeconds?: number;
    } = {},
  ) {
    super(detail.sentence ?? sentenceOf(kind, detail.retryAfterSeconds));
  }
}

/** A refusal for now says when to come back, as its Retry-After does (D116). */
const sentenceOf = (kind: ErrorKind, retryAfterSeconds: number | undefined): string =>
  kind === 'too-many' && retryAfterSeconds !== undefined
    ? `Too many requests. ${tryAgainIn(retryAfterSeconds)}`
    : errorTable[kind].sentence;

const tryAgainAfterSeconds = 5;

// Fastify's own errors by their code.
const fastifyErrors: Readonly<Record<string, ErrorKind>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_NOT_FOUND: 'not-found',
};

// PostgreSQL's codes for a NUL in a text or in JSON, which it cannot store.
const unstorable = new Set(['22021', '22P05']);

/** The table's entry for anything thrown. An unknown error is a `failure`, whose answer carries no details. */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const known = fastifyErrors[errorCode(thrown)] ?? kindByStatus(thrown);
  if (known !== undefined) return new ApiError(known);
  if (isDatabaseUnavailable(thrown))
    return new ApiError('unavailable', { retryAfterSeconds: tryAgainAfterSeconds });
  const cause = typeof thrown === 'object' && thrown !== null && 'cause' in thrown ? thrown.cause : thrown;
  return new ApiError(unstorable.has(errorCode(cause)) ? 'bad-request' : 'failure');
}

/** Fastify plugins report a client's fault by `statusCode`: a missing file, a path that leads outside. */
function kindByStatus(thrown: unknown): ErrorKind | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('statusCode' in thrown)) return undefined;
  const { statusCode } = thrown;
  if (statusCode === 403 || statusCode === 404) return 'not-found';
  if (statusCode === 413) return 'too-large';
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 'bad-request' : undefined;
}

/** The body of an error's answer: responsecode, status, and the faults of a bad body. */
export function errorBody(error: ApiError) {
  const { status } = errorTable[error.kind];
  return {
    responsecode: String(status),
    status: error.message,
    ...(error.detail.faults === undefined ? {} : { errors: error.detail.faults }),
  };
}
