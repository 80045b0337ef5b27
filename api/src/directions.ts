// Embeddings, overrides and isolates. The plain marks (U+200E, U+200F, U+061C) stay: they turn nothing beyond their own field.
const directions = /[\u202A-\u202E\u2066-\u2069]/g;
const written = /[\u202A-\u202E\u2066-\u2069]|\\u20(2[a-e]|6[6-9])/i;

/**
 * A text without the invisible signs that turn the direction of all that follows them: left open, they would make the words of
 * others read as something else (G11). They come with what is pasted, so nobody is refused for them; letters keep their direction.
 */
export const withoutDirections = (text: string): string => text.replace(directions, '');

/** Parses JSON, each text in it without directions; throws as `JSON.parse` does. */
export const parseWithoutDirections = (json: string): unknown =>
  written.test(json)
    ? JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? withoutDirections(value) : value))
    : JSON.parse(json);
