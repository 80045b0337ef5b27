import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';

const maxAnswerBytes = 8 * 1024 * 1024;

/** What a worker made of a request; its text is as untrusted as the code that it runs. */
export type IsolateAnswer =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'threw' | 'too long' };

/** One connection to an isolate's socket. */
export class IsolateConnection {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly socketPath: string) {}

  /**
   * Sends a text and resolves with the answer of the worker; rejects when the process ends first, and after `milliseconds` of elapsed
   * time.
   */
  ask(text: string, milliseconds: number): Promise<IsolateAnswer> {
    return new Promise((resolve, reject) => {
      const bytes = Buffer.from(text);
      const asked = request(
        {
          socketPath: this.socketPath,
          method: 'POST',
          path: '/',
          agent: this.agent,
          headers: { 'content-length': bytes.length },
          signal: AbortSignal.timeout(milliseconds),
        },
        (answer) => readAnswer(answer).then(resolve, reject),
      );
      asked.on('error', reject);
      asked.end(bytes);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

async function readAnswer(answer: IncomingMessage): Promise<IsolateAnswer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxAnswerBytes) return { kind: 'too long' };
    parts.push(part);
  }
  if (answer.statusCode !== 200) return { kind: 'threw' };
  return { kind: 'text', text: Buffer.concat(parts).toString('utf8') };
}
