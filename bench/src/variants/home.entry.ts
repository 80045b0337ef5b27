import home from '../../../remote-listing/src/pages/home';
import { fromChunks } from './modules';
import { start } from './start';

start((feature, expose) =>
  feature === 'listing' && expose === './pages/home'
    ? Promise.resolve({ default: home })
    : fromChunks(feature, expose),
);
