import { assertNever } from '@storefront/contract';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { CatalogueFault } from '../catalogue-files/checking/fault';
import { exportCatalogue } from '../catalogue-files/exporting/export-catalogue';
import { writeCatalogue } from '../catalogue-files/exporting/write-catalogue';
import { checkCatalogueFile, importCatalogueFile } from '../catalogue-files/importing/import-file';
import type { CatalogueCommand, CommandResult } from './command';

const maxFaultsShown = 500;

type Ports = { readonly database: Database; readonly clock: Clock };

/** Runs a command. Only commands that need the database call `open`. */
export async function runCommand(
  command: CatalogueCommand,
  open: () => Promise<Ports>,
): Promise<CommandResult> {
  switch (command.verb) {
    case 'check': {
      const check = await checkCatalogueFile(command.file);
      if (check.kind === 'valid') return done(`${command.file} is valid: ${counted(check.businesses)}.`);
      return check.kind === 'faulty' ? faulty(command.file, check.faults) : refused(check.sentence);
    }
    case 'import': {
      const outcome = await importCatalogueFile(await open(), command.file, command);
      if (outcome.kind === 'unreadable') return refused(outcome.sentence);
      if (outcome.kind === 'faulty')
        return faulty(command.file, outcome.faults, 'Nothing has been imported.');
      if (outcome.kind === 'unchanged')
        return done(`${command.file} is what was imported last; nothing has changed.`);
      const retired = outcome.retired > 0 ? ` ${counted(outcome.retired)} retired.` : '';
      return done(`Imported ${counted(outcome.businesses)}.${retired}`);
    }
    case 'export': {
      const exported = await exportCatalogue((await open()).database);
      try {
        await writeCatalogue(exported, command.file);
      } catch (fault) {
        return refused(
          `${command.file} cannot be written: ${fault instanceof Error ? fault.message : 'unknown fault'}.`,
        );
      }
      const { businesses } = exported.catalogue;
      return done(`Exported ${counted(businesses.length)} to ${command.file}.`);
    }
    default:
      return assertNever(command);
  }
}

const counted = (count: number) => `${count} ${count === 1 ? 'business' : 'businesses'}`;
const done = (line: string): CommandResult => ({ code: 0, lines: [line] });
const refused = (line: string): CommandResult => ({ code: 1, lines: [line] });

function faulty(file: string, faults: readonly CatalogueFault[], consequence?: string): CommandResult {
  const shown = faults
    .slice(0, maxFaultsShown)
    .map(({ path, expected }) => `  ${path}: expected ${expected}`);
  const hidden = faults.length - shown.length;
  return {
    code: 1,
    lines: [
      `${file} has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:`,
      ...shown,
      ...(hidden > 0 ? [`  … and ${hidden} more`] : []),
      ...(consequence === undefined ? [] : [consequence]),
    ],
  };
}
