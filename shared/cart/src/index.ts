export { cartOwner, beginCart, claimCart, clearCart, clearMode, dishCount, storedItems } from './stored-cart';
export { restoreFormerCart, forgetFormerCart, formerCart, setCartAside, type CartPlace } from './former-cart';
export { readCart, type StoredCart, type CartMode } from './read-cart';
export { replaceCart } from './replace-cart';
export { forgetPlaced, placedOrderOf, renewRequestKey, requestKeyOf, savePlaced } from './request-key';
export { saveCart, saveDeliveryTerms, saveRefreshed } from './save-cart';
export { cartNews, isTaken, watchCart, type CartNews, type KnownCart } from './watch-cart';
