export type * from './entities';
export type { PayMode, Possible, ServiceMode, YesNo } from './fields';
