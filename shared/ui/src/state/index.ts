export { EmptyState } from './empty-state';
export { FailedState } from './failed-state';
export { Loading } from './loading';
export { Skeleton, SkeletonCard, SkeletonText } from './skeleton';
