import business from '../../../remote-ordering/src/pages/business';
import { fromChunks } from './modules';
import { start } from './start';

start((feature, expose) =>
  feature === 'ordering' && expose === './pages/business'
    ? Promise.resolve({ default: business })
    : fromChunks(feature, expose),
);
