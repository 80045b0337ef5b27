/**
 * The values of `responsecode` (D6, D7). On the wire they are strings; compare them with `isOk` and `hasCode`,
 * which accept a number too.
 */
export const Codes = {
  /** Done. */
  OK: '200',
  /** Refused; `status` holds the sentence. With `postcode_url` (business/details): the business is served from there. */
  REFUSED: '201',
  /** business/order: the cart has changed; the answer holds the refreshed cart. */
  CHANGED: '202',
  /** business/order, business/booking: a cash order or a table booking that waits for its code. */
  VERIFY: '203',
  /** Nothing found; `status` holds the sentence. */
  NOTHING_FOUND: '204',
  /** The session is no longer valid. */
  SESSION_OVER: '221',
  /** The body is not JSON or breaks the schema; `errors` names the fields. HTTP status 400. */
  BAD_BODY: '400',
  /** The `Authorization` header is missing or wrong. HTTP status 401. */
  UNAUTHORISED: '401',
  /** There is no such call. HTTP status 404. */
  NO_SUCH_CALL: '404',
  /** A booking slot that has just gone; `status_msg` holds the sentence. */
  CONFLICT: '409',
  /** The body is too large. HTTP status 413. */
  TOO_LARGE: '413',
  /** Too many requests; the header `Retry-After` holds the seconds. HTTP status 429. */
  TOO_MANY: '429',
  /** A fault of the server's own. HTTP status 500. */
  FAULT: '500',
} as const;

type AnswerWithCode = { responsecode: string };

/** The part of an answer's type that may carry the code. */
export type WithCode<Answer extends AnswerWithCode, Wanted extends string> = Answer extends AnswerWithCode
  ? Wanted extends Answer['responsecode']
    ? Answer & { responsecode: Wanted }
    : never
  : never;

/** Whether the answer is of success, compared by string value (API-5); narrows it to the call's success shape. */
export function isOk<Answer extends AnswerWithCode>(answer: Answer): answer is WithCode<Answer, '200'> {
  return String(answer.responsecode) === Codes.OK;
}

/** Whether the answer carries the code, compared by string value (API2-6); narrows it to that code's shape. */
export function hasCode<Answer extends AnswerWithCode, Wanted extends Answer['responsecode']>(
  answer: Answer,
  code: Wanted,
): answer is WithCode<Answer, Wanted> {
  return String(answer.responsecode) === code;
}
