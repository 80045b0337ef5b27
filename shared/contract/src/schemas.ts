export * from './entities';
export * from './fields';
