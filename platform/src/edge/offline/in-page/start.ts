import { offlinePath } from '../paths';
import { showOffline } from './offline-view';
import { whenReachable } from './when-reachable';

showOffline(window);
whenReachable(window, offlinePath, () => window.location.reload());
