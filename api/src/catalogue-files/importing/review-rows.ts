import type { reviews } from '../../catalogue/tables';
import type { CatalogueBusiness, CatalogueReview } from '../../catalogue/format';

type Row = typeof reviews.$inferSelect;
type NewRow = typeof reviews.$inferInsert;

/** The rows of the catalogue's reviews. An export holds customers' reviews too, which are not imported twice. */
export function reviewRows(
  businesses: readonly CatalogueBusiness[],
  fromCustomers: readonly Row[],
): NewRow[] {
  const known = new Set(fromCustomers.map((row) => JSON.stringify([row.businessId, toReview(row)])));
  return businesses.flatMap(({ business_id: businessId, reviews: written }) =>
    written.flatMap((review, position) => {
      const row = { businessId, position, ...rowOf(review) };
      return known.has(JSON.stringify([businessId, toReview(row)])) ? [] : [row];
    }),
  );
}

function rowOf({ review_time, review_text, ...rest }: CatalogueReview) {
  return { ...rest, reviewTime: new Date(review_time), reviewText: review_text };
}

type Reviewed = Pick<
  Row,
  | 'name'
  | 'reviewTime'
  | 'noise'
  | 'service'
  | 'food'
  | 'atmosphere'
  | 'waittime'
  | 'valueformoney'
  | 'reviewText'
>;

/** A review in the catalogue's format. */
export function toReview(row: Reviewed): CatalogueReview {
  return {
    name: row.name,
    review_time: row.reviewTime.toISOString(),
    noise: row.noise,
    service: row.service,
    food: row.food,
    atmosphere: row.atmosphere,
    waittime: row.waittime,
    valueformoney: row.valueformoney,
    review_text: row.reviewText,
  };
}
