import type { Socket } from 'node:net';

const lineEnd = 10;

export interface LineDeps {
  /** The largest line, in bytes without its end. */
  readonly maxBytes: number;
  /** Receives each line; lines are taken in turn. */
  taken(line: string): void;
  /** Called once, when a line is too long; nothing is taken after it. */
  tooLong(): void;
}

/** Reads lines of UTF-8, and holds no more than one of them. */
export function readLines(socket: Socket, { maxBytes, taken, tooLong }: LineDeps): void {
  let parts: Buffer[] = [];
  let length = 0;
  let isOver = false;
  socket.on('data', (data: Buffer) => {
    let rest = data;
    while (!isOver && rest.length > 0) {
      const end = rest.indexOf(lineEnd);
      const part = end === -1 ? rest : rest.subarray(0, end);
      length += part.length;
      if (length > maxBytes) {
        isOver = true;
        parts = [];
        tooLong();
        return;
      }
      parts.push(part);
      if (end === -1) return;
      const line = Buffer.concat(parts).toString('utf8');
      parts = [];
      length = 0;
      rest = rest.subarray(end + 1);
      taken(line);
    }
  });
}
