import { yesNo } from '@storefront/contract';
import type { ApiModule } from '../api-module';
import { createKitchenActRepository } from '../kitchen-acts/repository';
import { kitchenCall } from '../kitchen-call';
import { presentKitchenOrders } from '../kitchen/present-kitchen-orders';
import { createOrderRepository } from '../orders/repository';
import { daysUntil, kitchenDay } from './kitchen-days';
import { presentAct } from './present-act';
import { presentFigures } from './present-figures';
import { createFigureRepository } from './repository';

const readLimit = { times: 1_200, seconds: 60 };
const figureLimit = { times: 300, seconds: 60 };
const actsOnPage = 50;
const maxBest = 10;
const maxPastOrders = 200;

/** The calls about what has been: orders of former times, and the log of acts. */
export const kitchenRecordRoutes: ApiModule = (registry, ports) => {
  const { database } = ports;

  kitchenCall(
    registry,
    ports,
    'kitchen/past_orders',
    async ({ date }, { business }) => {
      const { business_id: id } = business.profile;
      const orders = await createOrderRepository(database).endedOf(id, kitchenDay(date), maxPastOrders);
      return { responsecode: '200', orders: await presentKitchenOrders(database, orders) };
    },
    { limit: readLimit },
  );

  kitchenCall(
    registry,
    ports,
    'kitchen/acts',
    async ({ before }, { business }) => {
      const { business_id: id } = business.profile;
      const found = await createKitchenActRepository(database).pageOf(id, actsOnPage + 1, before);
      return {
        responsecode: '200',
        acts: found.slice(0, actsOnPage).map(presentAct),
        more_status: yesNo(found.length > actsOnPage),
      };
    },
    { limit: readLimit },
  );

  kitchenCall(
    registry,
    ports,
    'kitchen/figures',
    async ({ date, days: count }, { business }) => {
      const { business_id: id } = business.profile;
      const days = daysUntil(date, count);
      const figures = createFigureRepository(database);
      const [ofDays, best] = await Promise.all([
        figures.ofDays(id, days),
        figures.bestDishes(id, days, maxBest),
      ]);
      return { responsecode: '200', ...presentFigures(ofDays, best) };
    },
    { limit: figureLimit },
  );
};
