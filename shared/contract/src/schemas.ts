export * from './calls/answer';
export * from './calls/calls';
export * from './entities';
export * from './fields';
