import { parsePictureSource } from '../importing/picture-source';
import type { Report } from './fault';

/** Checks that a picture is a path beside the file, a data: URL, an https URL, or ''. */
export function checkPictureSource(source: string, path: string, report: Report) {
  if (parsePictureSource(source).kind === 'unreadable') {
    report(path, 'a path beside the catalogue file, a data: URL of a picture, an https URL, or ""');
  }
}
