import type { Answer, Body } from '@storefront/contract';
import { unknownRestaurant } from '../answers';
import type { ApiModule } from '../api-module';
import type { Database } from '../database/database';
import { actLog } from '../kitchen-acts/act-log';
import { runKitchenAct } from '../kitchen/run-kitchen-act';
import { kitchenCall } from '../kitchen-call';
import { changeMinutes, changePause, changeSoldOut, changeSpecialDay } from './change-tonight';
import type { TonightCircumstances } from './change-tonight';
import { presentTonight } from './present-tonight';

// Several devices of a kitchen share one address.
const limit = { times: 600, seconds: 60 };

/** What a kitchen changes over its catalogue for a while. */
export const tonightRoutes: ApiModule = (registry, ports) => {
  const { catalogue, clock } = ports;

  kitchenCall(
    registry,
    ports,
    'kitchen/tonight',
    async (_body, { business: { profile } }) => {
      const [unchanged, tonight] = await Promise.all([
        catalogue.unchanged(profile.business_id),
        catalogue.tonightOf(profile.business_id),
      ]);
      if (unchanged === undefined) return unknownRestaurant();
      return presentTonight(unchanged, profile, tonight, clock.now().getTime());
    },
    { limit },
  );

  register('kitchen/sold_out', changeSoldOut);
  register('kitchen/pause', changePause);
  register('kitchen/minutes', changeMinutes);
  register('kitchen/special_day', changeSpecialDay);

  /** Registers an act: it is done once for its key, in one transaction, and then told to customers and devices. */
  function register<
    Name extends 'kitchen/sold_out' | 'kitchen/pause' | 'kitchen/minutes' | 'kitchen/special_day',
  >(
    name: Name,
    change: (
      transaction: Database,
      asked: Body<Name>,
      circumstances: TonightCircumstances,
    ) => Promise<Answer<Name>>,
  ) {
    kitchenCall(
      registry,
      ports,
      name,
      async (body, { business: record, by }) => {
        const { profile: served } = record;
        const { kitchen_token: _session, request_key: key, ...payload } = body;
        const { business_id: businessId } = served;
        const business = await catalogue.unchanged(businessId);
        if (business === undefined) return unknownRestaurant();
        const answer = await runKitchenAct(
          ports,
          { call: name, business: record, key, payload },
          (transaction, now) =>
            change(transaction, body, {
              business,
              served,
              now,
              log: actLog(transaction, { businessId, by, now }),
            }),
        );
        await catalogue.readTonight(businessId);
        return answer;
      },
      { limit },
    );
  }
};
