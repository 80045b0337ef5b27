/** The parsed value of a picture field. */
export type PictureSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'elsewhere'; readonly url: string }
  | { readonly kind: 'beside'; readonly path: string }
  | { readonly kind: 'inline'; readonly content: Buffer }
  | { readonly kind: 'unreadable' };

const dataUrl = /^data:image\/[a-z0-9.+-]+(?:;charset=[\w-]+)?(;base64)?,(.*)$/is;

/** Parses a picture field. A path that leads out of the file's folder is unreadable. */
export function parsePictureSource(source: string): PictureSource {
  if (source === '') return { kind: 'none' };
  if (source.startsWith('data:')) return readDataUrl(source);
  if (/^[a-z][a-z0-9+.-]*:/i.test(source)) {
    return source.startsWith('https://') && URL.canParse(source)
      ? { kind: 'elsewhere', url: source }
      : { kind: 'unreadable' };
  }
  const steps = source.split('/');
  const isInside =
    !source.startsWith('/') && !source.includes('\\') && !source.includes('\0') && !steps.includes('..');
  return isInside && source.length <= 500 ? { kind: 'beside', path: source } : { kind: 'unreadable' };
}

function readDataUrl(source: string): PictureSource {
  const [, base64, written] = dataUrl.exec(source) ?? [];
  if (written === undefined) return { kind: 'unreadable' };
  try {
    const content = base64 ? Buffer.from(written, 'base64') : Buffer.from(decodeURIComponent(written));
    return { kind: 'inline', content };
  } catch {
    return { kind: 'unreadable' };
  }
}
