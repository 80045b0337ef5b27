/** A text for a field of at most `limit` characters; it begins with the field's name, so that it can be found on a page. */
export type Writer = (field: string, limit: number) => string;

// An override, an isolate that is never closed, and the end of an isolate that was never opened.
const directions = '\u202E\u2067\u2069';
// A right-to-left letter between its marks, and characters without width.
const letters = '\u200F\u05D0\u200F\u200B\u200D\uFEFF';
const last = '\u05D0';

const attacks = [
  '</title><!--',
  '<script>hostile=1</script>',
  '<img src=x onerror=hostile=1>',
  '"><svg onload=hostile=1>',
  "{{hostile=1}}${hostile=1}'-hostile-'",
  'javascript:hostile=1',
];

/** Fields of a person's name, which holds nothing but letters, marks, spaces, hyphens and apostrophes. */
const personNames = ['guest', 'writer', 'user', 'renamed', 'sender'];

/** As much markup, script and invisible marks as fits; it ends with a right-to-left letter. */
export const markup: Writer = (field, limit) => {
  if (personNames.includes(field)) return `${field} ${last}'-script-onerror-hostile-${last}`;
  const room = limit - last.length;
  const text = attacks.reduce(
    (before, attack) => (before.length + attack.length <= room ? before + attack : before),
    `${field}${directions}${letters}`,
  );
  return text + last;
};

const maxCharacters = 10_000;

/** A word as long as the field allows, at most 10,000 characters, without a place to break the line. */
export const endless: Writer = (field, limit) => field.padEnd(Math.min(limit, maxCharacters), 'W');

/** The beginning of a writer's text as the page shows it. */
export function beginningOf(write: Writer, field: string): string {
  return write(field, 200)
    .replace(directions, '')
    .slice(0, field.length + 16);
}
