export { AlertPopup } from './alert-popup';
export { Dialog } from './dialog';
export { useLayer, whenLayerOpens } from './layer';
export type { Layer } from './layer';
export { NoticeRegion } from './notice-region';
export { PrintSheet } from './print-sheet';
export { Sheet } from './sheet';
export { useRootMark } from './use-root-mark';
export { WaitingVeil } from './waiting-veil';
