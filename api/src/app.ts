import type { Answer, Body, CallName } from '@storefront/contract';
import type { FastifyPluginAsync } from 'fastify';
import { addressRoutes } from './addresses/routes';
import { checkBody } from './serving/body-check';
import type { Brand, Brands } from './brands/brands';
import { bookingRoutes } from './bookings/routes';
import { businessRoutes } from './business/routes';
import type { CallRegistry, CallContext } from './call';
import { takeCatalogueCommands } from './commands/take-commands';
import type { LiveBusinesses } from './catalogue/catalogue';
import { createCatalogue } from './catalogue/create-catalogue';
import type { Clock } from './clock';
import type { Config } from './config';
import type { OpenDatabase } from './database/database';
import { deliveryRoutes } from './delivery/routes';
import { discountRoutes } from './discounts/routes';
import { informationRoutes } from './information/routes';
import { createJobs } from './jobs/create-jobs';
import { startJobs } from './jobs/start-jobs';
import { createKitchenChanges } from './kitchen-changes/kitchen-changes';
import { kitchenRoutes } from './kitchen/routes';
import { kitchenTableRoutes } from './kitchen-tables/routes';
import { kitchenRecordRoutes } from './kitchen-records/routes';
import { kitchenRefundRoutes } from './kitchen-refunds/routes';
import { openBookingLimits } from './limits/open-booking-limits';
import type { OpenBookingLimits } from './limits/open-booking-limits';
import { createCallLimit } from './limits/call-limit';
import { limitCalls } from './serving/limit-calls';
import { createRateLimit } from './limits/rate-limit';
import type { Backoff, Limit } from './limits/rate-limit';
import { createRecipientLimit, recipientBackoff as usualBackoff } from './limits/recipient-limit';
import type { Log } from './log';
import { ApiError } from './errors';
import type { ApiModule } from './api-module';
import { createProvider } from './payment-providers/create-provider';
import { payPage } from './payments/pay-page';
import { paymentRoutes } from './payments/routes';
import { passwordRoutes } from './passwords/routes';
import type { Ports } from './ports';
import { privacyRoutes } from './privacy/routes';
import { PreparedAnswer } from './prepared-answer';
import { readableOutbox } from './outbox/readable-outbox';
import { convertFormerOrders } from './orders/convert-former-orders';
import { orderRoutes } from './orders/routes';
import { registrationRoutes } from './registrations/routes';
import { reviewRoutes } from './reviews/routes';
import { searchRoutes } from './search/routes';
import { menuDeskRoutes } from './menu-desk/routes';
import { withPreviews } from './menu-desk/preview-catalogue';
import { tonightRoutes } from './tonight/routes';
import { serviceAlertRoutes } from './service-alerts/routes';
import { edgeCalls } from './serving/edge-calls';
import { createServing } from './serving/serving';
import { accountRoutes } from './accounts/routes';
import { verificationRoutes } from './verification/routes';

const modules: readonly ApiModule[] = [
  searchRoutes,
  serviceAlertRoutes,
  businessRoutes,
  discountRoutes,
  deliveryRoutes,
  accountRoutes,
  privacyRoutes,
  registrationRoutes,
  addressRoutes,
  passwordRoutes,
  orderRoutes,
  bookingRoutes,
  reviewRoutes,
  informationRoutes,
  verificationRoutes,
  paymentRoutes,
  kitchenRoutes,
  tonightRoutes,
  menuDeskRoutes,
  kitchenTableRoutes,
  kitchenRefundRoutes,
  kitchenRecordRoutes,
];

export interface ApiPorts {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Config;
  /** The brands whose pages may call (API-3). */
  readonly brands: Brands;
  /** Adds one to a metric; nothing is counted when it is left out. */
  readonly count?: Ports['count'];
  /** Told of each order that a page has sent; by default nobody is. */
  readonly orderSeen?: Ports['orderSeen'];
  /** How often one sender may send messages to one recipient; `recipientBackoff` of limits/recipient-limit.ts when it is left out. */
  readonly recipientBackoff?: Backoff;
  /** The limit of every call in place of its own. Tests reach it with a few calls. */
  readonly limitOfCalls?: Limit;
  /** How many open bookings somebody may have; `openBookingLimits` of limits/open-booking-limits.ts when it is left out. */
  readonly openBookings?: OpenBookingLimits;
}

/** The storefront API, independent of any process or port. */
export interface Api {
  /** Register it in a Fastify server under the prefix `/api`. */
  readonly plugin: FastifyPluginAsync;
  /** The pages outside `/api`: the payment page and, in development, the outbox. Register it without a prefix. */
  readonly sitePlugin: FastifyPluginAsync;
  /** Answers a brand's call inside the process, without HTTP and Authorization. The edge gets the first data of a page from it. */
  inject<Name extends CallName>(name: Name, body: Body<Name>, brandId: string): Promise<Answer<Name>>;
  /** Every business in service; the same object until the catalogue changes. */
  liveBusinesses(): Promise<LiveBusinesses>;
  /** Starts the background jobs, such as sending messages and cancelling orders that nobody accepted. */
  startJobs(): void;
  /** Stops the background jobs. The caller closes the database. */
  close(): Promise<void>;
}

/** Registers the calls of every module. */
export function registerCalls(registry: CallRegistry, ports: Ports): void {
  for (const register of modules) register(registry, ports);
}

/** Builds the API from its ports. Orders of earlier versions are converted first, since no call can read them. */
export async function createApi({
  database,
  clock,
  log,
  config,
  brands,
  count = () => undefined,
  orderSeen = () => undefined,
  recipientBackoff = usualBackoff,
  limitOfCalls,
  openBookings = openBookingLimits,
}: ApiPorts): Promise<Api> {
  const converted = await convertFormerOrders(database.database);
  if (converted > 0) log.info({ converted }, 'orders of an earlier version were converted');
  const catalogue = await createCatalogue(database, log, clock);
  const stopCommands = await takeCatalogueCommands({ database, clock, config });
  const kitchenChanges = createKitchenChanges({ database: database.database, listen: database.listen, log });
  const rateLimit = createRateLimit(database.database, clock, config.codeSecret);
  const ports: Ports = {
    database: database.database,
    listen: database.listen,
    clock,
    config,
    log,
    rateLimit,
    recipientLimit: createRecipientLimit(rateLimit, recipientBackoff),
    openBookings,
    count,
    orderSeen,
    catalogue,
    shownCatalogue: withPreviews(catalogue, { database: database.database, clock }),
    kitchenChanges,
    payments: createProvider(config),
    brands,
  };
  const registry: CallRegistry = new Map();
  registerCalls(registry, ports);
  const callLimit = createCallLimit(ports.rateLimit, clock);
  const limitedRegistry = limitCalls(registry, { ...ports, callLimit, limitOfCalls });
  const closers = [stopCommands, () => kitchenChanges.close(), () => catalogue.close()];

  async function answerInProcess(name: CallName, body: unknown, brandId: string): Promise<unknown> {
    const registered = registry.get(name);
    if (!registered) throw new Error(`The call ${name} is not registered`);
    const brand = brands.ofId(brandId);
    if (!brand) throw new ApiError('no-such-brand');
    checkBody(name, body);
    const answer = await registered.answer(body, inProcessContext(log, brand));
    return answer instanceof PreparedAnswer ? answer.value : answer;
  }

  return {
    plugin: createServing({ registry: limitedRegistry, ports }),
    sitePlugin: async (server) => {
      payPage(server, ports);
      edgeCalls(server, {
        edgeSecret: config.edgeSecret,
        answer: answerInProcess,
        liveBusinesses: catalogue.liveBusinesses,
      });
      if (!config.production) readableOutbox(server, ports);
    },
    async inject<Name extends CallName>(name: Name, body: Body<Name>, brandId: string) {
      return (await answerInProcess(name, body, brandId)) as Answer<Name>;
    },
    liveBusinesses: catalogue.liveBusinesses,
    startJobs: () => void closers.unshift(startJobs(createJobs(ports), log)),
    close: async () => {
      for (const close of closers.splice(0)) await close();
    },
  };
}

const inProcessContext = (log: Log, brand: Brand): CallContext => ({
  brand,
  address: 'inside',
  log,
  headers: {},
  parameters: {},
  rawBody: '',
});
