import { parseClaimedLines, parseServiceMode } from '@storefront/pricing';
import type { ChosenMode } from '@storefront/pricing';
import { londonMoment } from '@storefront/contract';
import { unknownRestaurant } from '../answers';
import { call } from '../call';
import { menuFrom } from '../catalogue/to-pricing';
import type { ApiModule } from '../api-module';
import { unwrap } from '../unwrap';
import { automaticFor } from './automatic';
import { judgeCode } from './judge-code';
import { limitWrongCodes } from './limit-wrong-codes';
import { presentCode, presentDiscount } from './presenter';

// The browser asks again each time the cart changes while a code is in force.
const codeLimit = { times: 120, seconds: 60 };

/** The calls about discounts. */
export const discountRoutes: ApiModule = (registry, ports) => {
  const { shownCatalogue: catalogue, clock } = ports;
  const today = () => londonMoment(clock.now().getTime()).date;

  call(registry, 'business/discount', async ({ business: id }) => {
    const business = await catalogue.businessById(id);
    if (!business) return unknownRestaurant();
    const discountsIn = (mode: ChosenMode) =>
      automaticFor(business.profile, mode, today()).map(presentDiscount);
    return {
      responsecode: '200',
      discounts: { delivery: discountsIn('delivery'), pickup: discountsIn('collection') },
    };
  });

  call(
    registry,
    'business/manual_discount',
    async (body, context) => {
      const [business, categories] = await Promise.all([
        catalogue.businessById(body.businessid),
        catalogue.menuOf(body.businessid),
      ]);
      if (!business || !categories) return unknownRestaurant();
      const { discounts } = business.profile;
      await limitWrongCodes(ports, { body, context, code: body.discountcode, discounts });
      return presentCode(
        judgeCode({
          discounts,
          menu: menuFrom(categories),
          code: body.discountcode,
          lines: unwrap(parseClaimedLines(body.productid)),
          mode: parseServiceMode(body.servicetype),
          today: today(),
        }),
      );
    },
    { limit: codeLimit },
  );
};
