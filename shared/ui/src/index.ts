export { classNames } from './class-names';
export * from './fields';
export * from './icons';
export * from './layout';
export * from './overlay';
export * from './press';
export * from './reveal';
export * from './show';
export * from './state';
