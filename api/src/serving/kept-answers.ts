import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

/** The bytes of an answer, and when they may be sent again. */
export interface KeptAnswer {
  /** The path pattern, for the log. */
  readonly route: string;
  /** Names and values in turn, without the id of the request. */
  readonly headers: readonly string[];
  readonly bytes: Buffer;
  /** Whether the same request would get the same answer now. */
  isCurrent(): boolean;
  /** Counts the call for the caller with this address; false when he has reached a limit. */
  mayCall(address: string): Promise<boolean>;
}

interface KeptAnswersDeps {
  addressOf(request: IncomingMessage): string;
  answered(line: { readonly request: string; readonly route: string; readonly milliseconds: number }): void;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** The header that carries the id under which a request is in the log. */
export const requestId = 'x-request-id';

const maxBodyBytes = 2_048;
const maxBytes = 64 * 1024 * 1024;
const maxAnswers = 5_000;

/**
 * Answers of catalogue reads as bytes. They are sent without the framework, which takes half of a read's processor time, when the same request
 * comes again (G28). Every other request goes on to the framework.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, KeptAnswer>({
    max: maxAnswers,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  readonly #deps: KeptAnswersDeps;
  #isOpen = true;
  #count = 0;

  constructor(deps: KeptAnswersDeps) {
    this.#deps = deps;
  }

  /** Lets every request go on from now on. */
  close(): void {
    this.#isOpen = false;
    this.#answers.clear();
  }

  keep(request: IncomingMessage, body: string, answer: KeptAnswer): void {
    if (this.#isOpen && isShortPost(request)) this.#answers.set(keyOf(request, body), answer);
  }

  /** A server's listener, which leaves to `next` what is not kept. */
  before(next: Listener): Listener {
    return (request, response) => {
      if (!this.#isOpen || !isShortPost(request)) return next(request, response);
      request.once('data', (part: Buffer) => {
        // The rest must not pass before somebody listens for it.
        request.pause();
        const goOn = () => {
          request.unshift(part);
          next(request, response);
        };
        const kept = this.#find(request, part);
        if (kept === undefined) return goOn();
        const startTime = performance.now();
        const answer = (isAllowed: boolean) => {
          if (!isAllowed) return goOn();
          request.resume();
          this.#send(response, kept, startTime);
        };
        kept.mayCall(this.#deps.addressOf(request)).then(answer, goOn);
      });
    };
  }

  #find(request: IncomingMessage, part: Buffer): KeptAnswer | undefined {
    // So short a body rarely comes in two parts.
    if (part.length !== Number(request.headers['content-length'])) return undefined;
    const key = keyOf(request, part.toString());
    const kept = this.#answers.get(key);
    if (kept === undefined || kept.isCurrent()) return kept;
    this.#answers.delete(key);
    return undefined;
  }

  #send(response: ServerResponse, { route, headers, bytes }: KeptAnswer, startTime: number): void {
    const request = `kept-${(this.#count += 1).toString(36)}`;
    response.writeHead(200, [...headers, requestId, request]).end(bytes);
    this.#deps.answered({ request, route, milliseconds: Math.round(performance.now() - startTime) });
  }
}

const isShortPost = ({ method, headers }: IncomingMessage): boolean => {
  const length = Number(headers['content-length'] ?? 0);
  return method === 'POST' && length > 0 && length <= maxBodyBytes;
};

/** All that an answer may depend on in a request. */
const keyOf = ({ url, headers }: IncomingMessage, body: string): string =>
  JSON.stringify([
    url,
    headers.host,
    headers.origin,
    headers.authorization,
    headers['accept-encoding'],
    body,
  ]);
