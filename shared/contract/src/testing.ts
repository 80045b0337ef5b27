export { answerFaults } from './testing/answer-faults';
export { bodyShapes } from './testing/body-shapes';
export * from './testing/wire-business';
export * from './testing/wire-menu';
export * from './testing/wire-order';
export * from './testing/wire-person';
