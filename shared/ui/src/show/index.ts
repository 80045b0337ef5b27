export { Badge } from './badge';
export { Banner } from './banner';
export { BusinessBanner, BusinessBannerSkeleton } from './business-banner';
export { Card } from './card';
export { Picture } from './picture';
export { Price, poundsText } from './price';
export { Stars } from './stars';
export { Totals } from './totals';
export type { TotalsRow } from './totals';
