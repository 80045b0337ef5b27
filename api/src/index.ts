export { createApi, type Api, type ApiPorts } from './app';
export type { CatalogueFault } from './catalogue/checking/fault';
export { importDemoCatalogue, type GeneratedCatalogue } from './catalogue/importing/import-demo';
export { importCatalogueFile, type FileOutcome } from './catalogue/importing/import-file';
export { systemClock, type Clock } from './clock';
export { readConfig, type Config, type ConfigReading } from './config';
export { DatabaseUnusable, type OpenDatabase } from './database/database';
export { openDatabase } from './database/open-database';
export { logOptions, type Log } from './log';
