import type { BusinessPageModel } from '../../stores/business-page-model';

/** Stands until the cart's screens are here. */
export const CartPanel = (_props: { readonly model: BusinessPageModel }) => null;
