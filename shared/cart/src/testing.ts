export { cartReaderContract } from './testing/cart-reader-contract';
