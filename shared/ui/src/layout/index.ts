export { Cluster } from './cluster';
export { Grid } from './grid';
export { PageWidth } from './page-width';
export { Stack } from './stack';
export { VisuallyHidden } from './visually-hidden';
