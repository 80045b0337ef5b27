import { browserProject } from '@storefront/build/jest';

export default browserProject(import.meta.dirname);
