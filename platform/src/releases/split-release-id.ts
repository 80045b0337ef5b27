import type { ReleaseId } from './release-store';

/** Splits `checkout@2.1.0`, which a schema has already checked. */
export function splitReleaseId(text: string): ReleaseId {
  const at = text.lastIndexOf('@');
  return { name: text.slice(0, at), version: text.slice(at + 1) };
}
