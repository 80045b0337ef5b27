export { AlertPopup } from './alert-popup';
export { Dialog } from './dialog';
export { NoticeRegion } from './notice-region';
export { Sheet } from './sheet';
export { useRootMark } from './use-root-mark';
