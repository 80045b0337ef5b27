import booking from '../../../remote-booking/src/pages/booking';
import { fromChunks } from './modules';
import { start } from './start';

start((feature, expose) =>
  feature === 'booking' && expose === './pages/booking'
    ? Promise.resolve({ default: booking })
    : fromChunks(feature, expose),
);
