export * from './brand';
export * from './calls/answer';
export * from './calls/calls';
export { OrderTime } from './calls/order';
export * from './entities';
export * from './events';
export * from './fields';
export * from './release';
export * from './stored/values';
