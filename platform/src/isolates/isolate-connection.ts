import { Client } from 'undici';

const maxAnswerBytes = 8 * 1024 * 1024;
/** A process waits for its next request for as long as it lives. */
const idleMilliseconds = 24 * 60 * 60 * 1000;

/** What a worker made of a request; its text is as untrusted as the code that it runs. */
export type IsolateAnswer =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'threw' | 'too long' };

/** One connection to an isolate's socket. */
export class IsolateConnection {
  private readonly client: Client;

  constructor(socketPath: string) {
    this.client = new Client('http://isolate', {
      socketPath,
      keepAliveTimeout: idleMilliseconds,
      keepAliveMaxTimeout: idleMilliseconds,
    });
  }

  /**
   * Sends a text and resolves with the answer of the worker; rejects when the process ends first, and after `milliseconds` without a
   * word of it.
   */
  ask(text: string, milliseconds: number): Promise<IsolateAnswer> {
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      let status = 0;
      let length = 0;
      // Its handlers cost a fraction of what the streams of `request` do.
      this.client.dispatch(
        { method: 'POST', path: '/', body: text, headersTimeout: milliseconds, bodyTimeout: milliseconds },
        {
          onRequestStart: () => undefined,
          onResponseStart: (_controller, statusCode) => void (status = statusCode),
          onResponseData: (controller, part) => {
            length += part.length;
            if (length <= maxAnswerBytes) parts.push(part);
            else {
              resolve({ kind: 'too long' });
              controller.abort(new Error('The answer is too long'));
            }
          },
          onResponseEnd: () =>
            resolve(
              status === 200
                ? { kind: 'text', text: Buffer.concat(parts).toString('utf8') }
                : { kind: 'threw' },
            ),
          onResponseError: (_controller, error) => reject(error),
        },
      );
    });
  }

  close(): void {
    void this.client.destroy();
  }
}
