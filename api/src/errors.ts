import { errorCode } from './error-code';

/** Every way in which the server answers without a call having answered (D6). */
export const errorTable = {
  'bad-body': { status: 400, sentence: 'The request is not valid.' },
  'not-json': { status: 400, sentence: 'The request body is not JSON.' },
  unauthorised: { status: 401, sentence: 'The client application is not known.' },
  'no-such-call': { status: 404, sentence: 'There is no such call.' },
  'too-large': { status: 413, sentence: 'The request is too large.' },
  'too-many': { status: 429, sentence: 'Too many requests. Please wait a moment and try again.' },
  failure: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorKind = keyof typeof errorTable;

/** One fault of a request body: `path` is a JSON pointer. */
export interface BodyFault {
  readonly path: string;
  readonly message: string;
}

/** Ends a request with an entry of the table. For refusals that a customer reads, answer `refused` instead. */
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
    super(detail.sentence ?? errorTable[kind].sentence);
  }
}

// Fastify's own errors, by their code; whatever is not listed is a failure of ours and tells nothing of itself.
const fastifyErrors: Readonly<Record<string, ErrorKind>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_BAD_URL: 'no-such-call',
  FST_ERR_NOT_FOUND: 'no-such-call',
};

/** The table's entry for anything thrown. */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError(fastifyErrors[errorCode(thrown)] ?? 'failure');
}

/** The body that goes with an error: responsecode, status, and the faults of a bad body. */
export function errorBody(error: ApiError) {
  const { status } = errorTable[error.kind];
  return {
    responsecode: String(status),
    status: error.message,
    ...(error.detail.faults === undefined ? {} : { errors: error.detail.faults }),
  };
}
