import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The media type of a file of a release or brand, or undefined when such files are not served. */
export function findContentType(path: string): string | undefined {
  return types[extname(path)];
}

/** Whether compressing a file of this media type is worthwhile: pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return contentType.startsWith('text/') || contentType.includes('json') || contentType.includes('svg');
}
