// Embeddings, overrides and isolates. The plain marks (U+200E, U+200F, U+061C) stay: they have no effect outside their field.
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text without the invisible characters that change the direction of all following text: an open one would garble texts of others
 * (G11). They are removed and not refused, since people paste them without knowing.
 */
export function withoutDirections(text: string): string {
  return text.replace(directions, '');
}
