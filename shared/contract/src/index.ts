export type * from './entities';
export type { PayMode, Possible, ServiceMode, YesNo } from './fields';
export type { Answer, Body, Calls, OkAnswer } from './calls/calls';
export * from './calls/codes';
export * from './calls/traits';
