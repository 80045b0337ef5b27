import listing from '../../../remote-listing/src/pages/listing';
import { fromChunks } from './modules';
import { start } from './start';

start((feature, expose) =>
  feature === 'listing' && expose === './pages/listing'
    ? Promise.resolve({ default: listing })
    : fromChunks(feature, expose),
);
