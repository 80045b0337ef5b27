import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const worthCompressing = 1_400;

/** An answer that is sent many times: serialised once, compressed once (G28). */
export class PreparedAnswer<Value> {
  #bytes: Buffer | undefined;
  #compressed: Promise<Buffer> | undefined;

  constructor(readonly value: Value) {}

  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(JSON.stringify(this.value)));
  }

  /** The gzip form; undefined when the answer is too small to gain from it. */
  get compressed(): Promise<Buffer> | undefined {
    if (this.bytes.length < worthCompressing) return undefined;
    return (this.#compressed ??= compress(this.bytes, { level: 6 }));
  }
}
