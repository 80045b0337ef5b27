import type { Role } from '../roles';

/** What a role may do with the rows of a table, as in GRANT; it may do nothing when it is left out. */
type TableRights = Readonly<Partial<Record<Role, string>>>;

const read = 'select';
const add = 'select, insert';
const change = 'select, update';
const keep = 'select, insert, update';
const sweep = 'select, delete';
const all = 'select, insert, update, delete';

// The catalogue is imported by the role jobs.
const catalogue: TableRights = { api: read, jobs: all };
// What every process needs to know of the registry, to find a brand and to decide.
const decided: TableRights = { edge: read, api: read, jobs: keep, registry: keep };
const withdrawn: TableRights = { edge: read, api: read, jobs: all, registry: all };
// Edges count reports, and the API orders; the role jobs judges them, the registry shows them.
const counted: TableRights = { edge: keep, api: keep, jobs: all, registry: read };
const migrated: TableRights = { edge: read, api: read, jobs: read, registry: read };

/**
 * The rights of each role on each table (ISO-5). An edge, where code of releases runs nearby, can neither read customers nor change the
 * registry; the registry sees no customer; the API cannot change the registry.
 */
export const rightsOnTables: Readonly<Record<string, TableRights>> = {
  'public.businesses': catalogue,
  'public.catalogue_imports': catalogue,
  'public.delivery_sectors': catalogue,
  // The desk of a kitchen stores pictures; what it publishes is written by the role jobs.
  'public.pictures': { api: add, jobs: all },
  'public.subcategories': catalogue,
  'public.business_keys': { api: read, jobs: read },
  'public.reviews': { api: keep, jobs: all },

  // Rows of customers; the role jobs assigns them to brands, and demo data begin with one.
  'public.addresses': { api: all, jobs: keep },
  'public.business_subscriptions': { api: all, jobs: keep },
  'public.users': { api: all, jobs: keep },
  'public.orders': { api: keep, jobs: keep },
  'public.bookings': { api: keep, jobs: keep },
  'public.payments': { api: keep, jobs: keep },
  // Undoing a step takes back its refund.
  'public.refunds': { api: 'select, insert, delete', jobs: add },
  // What the business and the clock do with orders is logged, and swept after a year.
  'public.kitchen_acts': { api: add, jobs: 'select, insert, delete' },
  'public.kitchen_roles': { api: all, jobs: all },
  'public.menu_edits': { api: 'select, insert, delete', jobs: sweep },
  'public.menu_versions': { api: read, jobs: add },
  'public.menu_plans': { api: all, jobs: 'select, update, delete' },
  'public.outbox': { api: all, jobs: all },
  'public.sessions': { api: all, jobs: 'select, update, delete' },

  // The role jobs imports catalogues, and then takes the requests for places that are served now.
  'public.service_alerts': { api: 'select, insert, delete', jobs: sweep },

  // What expires is swept by the role jobs.
  'public.booking_counts': { api: keep, jobs: sweep },
  'public.booking_slots': { api: keep, jobs: all },
  'public.table_blocks': { api: all, jobs: sweep },
  'public.tonight_changes': { api: all, jobs: sweep },
  'public.menu_previews': { api: add, jobs: sweep },
  'public.kitchen_sessions': { api: 'select, insert, delete', jobs: sweep },
  'public.code_numbers': { api: keep, jobs: sweep },
  'public.codes': { api: keep, jobs: sweep },
  'public.growing_pauses': { api: all, jobs: all },
  'public.password_resets': { api: all, jobs: sweep },
  'public.payment_events': { api: add, jobs: sweep },
  'public.proven_numbers': { api: all, jobs: all },
  'public.rate_limits': { api: keep, jobs: all },
  'public.registrations': { api: all, jobs: sweep },
  'public.request_keys': { api: all, jobs: sweep },

  'registry.audit': {
    // Only what tells that previews have ended, not who did what.
    edge: 'select (id, at, subject, after, refused)',
    api: 'select (id, at, subject, after, refused)',
    jobs: add,
    registry: add,
  },
  'registry.generation': { edge: read, api: read, jobs: change, registry: change },
  'registry.release': decided,
  'registry.rollout': decided,
  'registry.stable_turn': decided,
  'registry.pin': withdrawn,
  'registry.freeze': withdrawn,
  'registry.acceptance': withdrawn,
  'registry.brand_version': { edge: read, api: read, jobs: add, registry: add },
  'registry.trusted_partner': withdrawn,
  'registry.scheduled_change': { jobs: keep, registry: keep },
  'registry.required_approval': { jobs: all, registry: all },
  'registry.waiting_change': { jobs: keep, registry: keep },
  'registry.team': { jobs: read, registry: keep },
  'registry.team_token': { registry: keep },
  'registry.member': { jobs: read, registry: all },
  'registry.login_account': { registry: all },
  'registry.login_session': { registry: all },
  'registry.begun_login': { registry: 'select, insert, delete' },

  'registry.counted_batch': { edge: add, api: add, jobs: all },
  'registry.open_checkout': counted,
  'registry.platform_point': counted,
  'registry.rollout_point': counted,
  'registry.vital_count': counted,
  'registry.vote_count': counted,
  'registry.voter': counted,
  'registry.release_fault': counted,
  'registry.fault_visitor': counted,
  'registry.guard_lease': { jobs: keep },
  'registry.guard_message': { jobs: all },
  'registry.guarded_rollout': { edge: read, api: read, jobs: keep, registry: read },

  'drizzle.__drizzle_migrations': migrated,
  'drizzle.registry_migrations': migrated,
};

/** Numbers that are taken before their row is written. The identity of a new row needs no right on its sequence. */
export const rightsOnSequences: Readonly<Record<string, TableRights>> = {
  'public.orders_order_number_seq': { api: 'usage', jobs: 'usage' },
};
