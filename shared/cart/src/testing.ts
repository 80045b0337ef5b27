export { basketReaderContract } from './testing/basket-reader-contract';
