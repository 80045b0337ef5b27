// Embeddings, overrides and isolates. The plain marks (U+200E, U+200F, U+061C) stay: they turn nothing beyond their own field.
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text without the invisible signs that turn the direction of all that follows them: left open, they would make the words of
 * others read as something else (G11). They come with what is pasted, so nobody is refused for them; letters keep their direction.
 */
export function withoutDirections(text: string): string {
  return text.replace(directions, '');
}
