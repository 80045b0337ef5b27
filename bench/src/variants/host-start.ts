import { loadRemote } from '@module-federation/enhanced/runtime';
import { start } from './start';

start((feature, expose) => loadRemote(`${feature}/${expose.replace(/^\.\//, '')}`));
