/**
 * The order of the folders inside a large workspace, from the bottom to the top: code imports, by value or by type, from its own folder and
 * from earlier ones of its list, never from a later one (docs/decisions/0002-imports-point-downward.md). A file that lies
 * loose beside the folders has a place of its own when it is named here, with its ending; any other loose file stands below all folders.
 * A new folder is put as low as what it imports allows.
 */
export const folderOrders = {
  'api/src': [
    // What all subjects stand on.
    'database',
    'errors.ts',
    'brands',
    'catalogue',
    'hours',
    'pictures',
    'limits',
    'outbox',
    'payment-providers',
    'payment-records',
    'kitchen-changes',
    // How a module registers its calls, and what it is given.
    'ports.ts',
    'call.ts',
    'api-module.ts',
    // Who asks.
    'request-keys',
    'users',
    'sessions',
    'user-call.ts',
    'business-keys',
    'kitchen-acts',
    'kitchen-roles',
    'kitchen-sessions',
    'kitchen-call.ts',
    'proven-numbers',
    // The subjects, each on those that it needs.
    'delivery',
    'addresses',
    'accounts',
    'passwords',
    'discounts',
    'orders',
    'bookings',
    'reviews',
    'payments',
    'kitchen',
    'tonight',
    'kitchen-tables',
    'kitchen-refunds',
    'kitchen-records',
    'verification',
    'registrations',
    'service-alerts',
    'search',
    'business',
    'information',
    'privacy',
    // What puts it together and runs it.
    'demo-data.ts',
    'catalogue-files',
    'menu-desk',
    'commands',
    'schema.ts',
    'upgrades',
    'jobs',
    'serving',
    'app.ts',
    'seeding.ts',
    'index.ts',
  ],
  'platform/src': [
    // Releases, brands and the registry: what there is.
    'files',
    'releases',
    'source-maps',
    'brands',
    'guard',
    'registry',
    // Which release a visitor gets, and how it is drawn and proven.
    'decisions',
    'isolates',
    'render',
    'proofs',
    'publishing',
    // What pages report, and what follows from it.
    'votes',
    'rollout-guard',
    'rollout-report',
    // What visitors, teams and operators ask.
    'page-head',
    'edge',
    'login',
    'door',
    'sitemap',
    'console',
    // What teams run on their machines.
    'dev',
    'new-remote',
    'command-line',
    // What puts it together.
    'composition',
    'platform.ts',
    'index.ts',
  ],
  'platform/src/edge': ['responses', 'offline', 'toolbar', 'faults', 'visits', 'files', 'pages', 'reports'],
};
