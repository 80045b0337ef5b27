export {
  basketOwner,
  beginBasket,
  claimBasket,
  clearBasket,
  clearMode,
  dishCount,
  keptItems,
} from './stored-basket';
export {
  bringBasketBack,
  forgetFormerBasket,
  formerBasket,
  setBasketAside,
  type BasketPlace,
} from './former-basket';
export { readBasket, type Basket, type BasketMode } from './read-basket';
export { replaceBasket } from './replace-basket';
export { forgetPlaced, placedUnder, renewRequestKey, requestKeyOf, savePlaced } from './request-key';
export { saveBasket, saveDeliveryTerms, saveRefreshed } from './save-basket';
export { basketNews, isTaken, watchBasket, type BasketNews, type KnownBasket } from './watch-basket';
