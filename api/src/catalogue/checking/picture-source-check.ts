import { parsePictureSource } from '../importing/picture-source';
import type { Report } from './fault';

/** A picture is named by a path beside the file, a data: URL, an https URL, or not at all. */
export function checkPictureSource(source: string, place: string, report: Report) {
  if (parsePictureSource(source).kind === 'unreadable') {
    report(place, 'a path beside the catalogue file, a data: URL of a picture, an https URL, or ""');
  }
}
