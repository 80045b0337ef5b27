export * from '../catalogue/tables';
export * from '../limits/tables';
export * from '../reviews/tables';
