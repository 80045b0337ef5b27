export { definePage, type Page, type PageModel } from './define-page';
export { defineWidget, type Widget } from './define-widget';
export { placeAttribute, placeNamed } from './place';
export { PopupStore } from './popup-store';
export { Task, done, idle, refused, settled, unreachable, type TaskEnd, type TaskState } from './task';
export {
  ApiUnreachable,
  type Api,
  type Bus,
  type Clock,
  type End,
  type Head,
  type Host,
  type LinkProps,
  type Navigation,
  type Notices,
  type PageLocation,
  type Session,
  type SlotProps,
  type Storage,
  type Telemetry,
  type Visitor,
} from './host';
