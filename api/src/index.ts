export { createApi } from './app';
export { importDemoCatalogue } from './catalogue/importing/import-demo';
export { importCatalogueFile } from './catalogue/importing/import-file';
export { systemClock } from './clock';
export { readConfig, type Config } from './config';
export { DatabaseUnusable } from './database/database';
export { openDatabase } from './database/open-database';
export { createServer } from './serving/create-server';
export { addDemoCustomer, demoCustomer } from './users/demo-customer';
