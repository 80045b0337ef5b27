export { basketReaderContract, type BasketReading } from './testing/basket-reader-contract';
export { plantBasket } from './testing/stored-baskets';
