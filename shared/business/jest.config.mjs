import { nodeProject } from '@storefront/build/jest';

export default nodeProject(import.meta.dirname);
