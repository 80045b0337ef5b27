import { testTimeout } from '@storefront/build/jest';

// Workspaces are found by their folder, so a new remote or shared package needs no line here.
export default {
  projects: ['<rootDir>/{shared/*,remote-*,shell,api,platform,docs,deploy}/jest.config.mjs'],
  // When projects run together jest takes the time limit from here alone.
  testTimeout,
};
