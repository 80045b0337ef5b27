import { showOffline } from './offline-view';

showOffline(window, () => window.location.reload());
