import { browserProject } from '@storefront/build/jest';

const project = browserProject(import.meta.dirname);

export default {
  ...project,
  setupFilesAfterEnv: [...project.setupFilesAfterEnv, '<rootDir>/src/testing/request.mjs'],
};
