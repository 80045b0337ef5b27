import { nothingFound } from '../answers';
import { call } from '../call';
import { presentMenu } from '../business/present-menu';
import { ApiError } from '../errors';
import { londonMoment } from '../hours/london';
import type { Noun } from '../noun';
import { automaticFor } from './automatic';
import { judgeCode } from './judge-code';
import { presentCode } from './presenter';
import { wireDiscountOf } from './priced-discount';

// Enough for whoever changes a cart while a code is in force, too few to try codes out.
const codeLimit = { times: 120, seconds: 60 };

/** The calls about discounts. */
export const discountRoutes: Noun = (book, { catalogue, clock, rateLimit }) => {
  const today = () => londonMoment(clock.now().getTime()).date;

  call(book, 'business/discount', async ({ business: id }) => {
    const business = await catalogue.businessById(id);
    if (!business) return nothingFound('We cannot find that restaurant.');
    const of = (mode: 'delivery' | 'pickup') =>
      automaticFor(business.profile, mode, today()).map(wireDiscountOf);
    return { responsecode: '200', discounts: { delivery: of('delivery'), pickup: of('pickup') } };
  });

  call(book, 'business/manual_discount', async (body, { address }) => {
    const taking = await rateLimit.take('manual_discount', address, codeLimit);
    if (taking.kind === 'limited') throw new ApiError('too-many', taking);

    const [business, categories] = await Promise.all([
      catalogue.businessById(body.businessid),
      catalogue.menuOf(body.businessid),
    ]);
    if (!business || !categories) return nothingFound('We cannot find that restaurant.');
    return presentCode(
      judgeCode({
        discounts: business.profile.discounts,
        menu: presentMenu(business.profile, categories, today()),
        code: body.discountcode,
        items: body.productid,
        mode: body.servicetype,
        today: today(),
      }),
    );
  });
};
