import { yesNo } from '@storefront/contract';
import { nothingFound, refused, unknownRestaurant } from '../answers';
import { call } from '../call';
import type { ApiModule } from '../api-module';
import { sharedCopy } from '../copy';
import { copy } from './copy';
import { presentReview, presentSummary, presentWriting } from './presenter';
import { createReviewRepository } from './repository';
import { writeReview } from './write-review';

const pageSize = 10;
const feedbackLimit = { times: 30, seconds: 3_600 };

/** The calls about reviews. */
export const reviewRoutes: ApiModule = (registry, ports) => {
  const { database, catalogue, shownCatalogue, clock } = ports;

  call(registry, 'business/review', async ({ business: id, req_page, overallreq_data }) => {
    const business = await shownCatalogue.businessById(id);
    if (!business) return withMessage(sharedCopy.unknownRestaurant);
    const { previewOf: reviewed = id } = business;
    const repository = createReviewRepository(database);
    const found = await repository.pageOf(reviewed, req_page, pageSize);
    if (found.length === 0 && req_page === 0)
      return {
        ...withMessage(copy.none),
        ...(overallreq_data === 'yes'
          ? { bs_name: business.profile.business_name, total_review_no: 0 as const }
          : {}),
      };
    if (found.length === 0) return withMessage(copy.noMore);
    const averages = overallreq_data === 'yes' ? await repository.averagesOf(reviewed) : undefined;
    return {
      responsecode: '200',
      user_review: found.slice(0, pageSize).map(presentReview),
      more_review_status: yesNo(found.length > pageSize),
      ...(averages ? presentSummary(business.profile.business_name, business.rating, averages) : {}),
    };
  });

  call(
    registry,
    'business/feedback',
    async ({ slug, ...feedback }, { brand }) => {
      const business = await catalogue.businessBySlug(slug);
      if (!business) return unknownRestaurant();
      if (feedback.name.trim() === '') return refused(sharedCopy.nameMissing);
      const where = { businessId: business.profile.business_id, brandId: brand.id };
      const result = await writeReview(database, where, feedback, clock.now());
      if (result === 'written') catalogue.dropCached();
      return presentWriting(result);
    },
    { limit: feedbackLimit },
  );
};

/** 204 carries its sentence twice (D72). */
const withMessage = (sentence: string) => ({ ...nothingFound(sentence), err_msg: sentence });
