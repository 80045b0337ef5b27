import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';

/** A text with holes: `fixed` has one part more than there are holes, and `holes` names the values between them. */
export interface PageTemplate {
  readonly fixed: readonly string[];
  readonly holes: readonly string[];
}

/** The values for the holes of a template, by name. */
export type HoleValues = Readonly<Record<string, string>>;

/** A text in which each hole is `mark`, the name, `mark`. */
export function templateOf(text: string, mark: string): PageTemplate {
  const pieces = text.split(mark);
  return {
    fixed: pieces.filter((_piece, index) => index % 2 === 0),
    holes: pieces.filter((_piece, index) => index % 2 === 1),
  };
}

/** The whole text. */
export function fill({ fixed, holes }: PageTemplate, filling: HoleValues): string {
  return fixed.map((part, index) => part + (filling[holes[index] ?? ''] ?? '')).join('');
}

/**
 * A text that was compressed once (Brotli) and accepts other values of the same lengths without being compressed again: each hole
 * is an uncompressed block (RFC 7932, 9.2). All back references of the encoder point outside the holes.
 */
export interface CompressedTemplate {
  readonly parts: readonly Buffer[];
  readonly holes: readonly CompressedHole[];
  readonly bytes: number;
}

interface CompressedHole {
  readonly name: string;
  readonly bytes: number;
  /** The beginning of the following text, which is also in the block: the decoder looks back at it when it continues. */
  readonly after: string;
}

/** How many preceding bytes influence how a byte is decoded. */
const lookBack = 2;
const headerBytes = 3;

/** The compressed text with these values; undefined when one of them has another length. */
export function fillCompressed(
  { parts, holes, bytes }: CompressedTemplate,
  filling: HoleValues,
): Buffer | undefined {
  const whole = Buffer.allocUnsafe(bytes);
  let at = 0;
  for (const [place, part] of parts.entries()) {
    at += part.copy(whole, at);
    const hole = holes[place];
    if (hole === undefined) continue;
    const text = filling[hole.name] ?? '';
    if (Buffer.byteLength(text) !== hole.bytes) return undefined;
    at = whole.writeUIntLE(plainHeader(hole.bytes + lookBack), at, headerBytes);
    at += whole.write(text, at);
    at += whole.write(hole.after, at);
  }
  return whole;
}

/** The header of an uncompressed Brotli block: not the last one, four nibbles for its length, not compressed. */
function plainHeader(bytes: number): number {
  return ((bytes - 1) << 3) | (1 << 19);
}

const quality = 9;
const maxBytesAtOnce = 1024 * 1024;
const longestHole = 0xffff - lookBack;

/**
 * Compresses a template; `lengths` gives the bytes of each hole by name. Undefined when the result would not accept other values:
 * it is verified with one set before it is used.
 */
export async function compressTemplate(
  { fixed, holes }: PageTemplate,
  lengths: Readonly<Record<string, number>>,
): Promise<CompressedTemplate | undefined> {
  const described = holes.map((name, index): CompressedHole => {
    const after = (fixed[index + 1] ?? '').slice(0, lookBack);
    return { name, bytes: lengths[name] ?? 0, after };
  });
  const isFit = ({ bytes, after }: CompressedHole) =>
    bytes > 0 && bytes <= longestHole && Buffer.byteLength(after) === lookBack;
  if (!described.every(isFit)) return undefined;
  const texts = fixed.map((text, index) => (index === 0 ? text : text.slice(lookBack)));
  const trial = Object.fromEntries(described.map((hole) => [hole.name, '~'.repeat(hole.bytes)]));
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const parts = await compressParts(texts, described);
    const bytes =
      parts.reduce((sum, part) => sum + part.length, 0) +
      described.reduce((sum, hole) => sum + headerBytes + hole.bytes + lookBack, 0);
    const compressed = { parts, holes: described, bytes };
    const filled = fillCompressed(compressed, trial);
    const read = filled && (await promisify(brotliDecompress)(filled).catch(() => undefined));
    if (read?.toString('utf8') === fill({ fixed, holes }, trial)) return compressed;
  }
  return undefined;
}

// In about one of twenty cases the encoder refers to the placeholder of a hole; with other random bytes it does not.
const maxAttempts = 6;

/** Compresses each text with the knowledge of what is between them. */
async function compressParts(
  texts: readonly string[],
  holes: readonly CompressedHole[],
): Promise<readonly Buffer[]> {
  // The output of a flush is read completely, so that every byte belongs to the text that produced it.
  const encoder = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    chunkSize: maxBytesAtOnce,
    readableHighWaterMark: maxBytesAtOnce,
  } as BrotliOptions);
  const flushed = async (text: string | Buffer): Promise<Buffer> => {
    encoder.write(text);
    await new Promise<void>((done) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, done));
    return (encoder.read() as Buffer | null) ?? Buffer.alloc(0);
  };
  const parts: Buffer[] = [];
  for (const [place, { bytes, after }] of holes.entries()) {
    parts.push(await flushed(texts[place] ?? ''));
    // Random bytes: nothing in the page refers to them, and they refer to nothing.
    await flushed(Buffer.concat([randomBytes(bytes), Buffer.from(after)]));
  }
  parts.push(await flushed(texts.at(-1) ?? ''));
  encoder.end();
  for await (const bytes of encoder) parts.push(bytes as Buffer);
  return [...parts.slice(0, holes.length), Buffer.concat(parts.slice(holes.length))];
}
