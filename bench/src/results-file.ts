import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { replaceSections } from './replace-sections';

/** Writes a separate page, formatted as the check requires. */
export async function writePage(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/** Writes the sections into the file, formatted as the check requires; returns them formatted. */
export async function writeSections(file: string, sections: readonly string[]): Promise<string> {
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(replaceSections(readFileSync(file, 'utf8'), sections), options));
  return format(sections.join('\n\n'), options);
}
