import { createHash } from 'node:crypto';

/**
 * The hash of what stands in an inlined script or style element, such as `sha256-…`, as a browser computes it: after its parser has made
 * every end of a line the same and replaced what no document may contain.
 */
export function inlineHash(text: string): string {
  const parsed = text.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
  return `sha256-${createHash('sha256').update(parsed).digest('base64')}`;
}
