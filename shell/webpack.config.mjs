import { shellConfig } from '@storefront/build/webpack';

export default shellConfig({ directory: import.meta.dirname });
