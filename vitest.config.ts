import { defineConfig } from 'vitest/config';
import { testsInTwoZones } from './test/support/zoned-files.ts';

const network = './test/support/closed-network.ts';
const stubs = './test/support/remove-stubs.ts';
const database = './test/support/database-server.ts';
const printer = './test/support/share-printer.ts';
const applications = './test/support/share-applications.ts';

/** The sandbox's own tests. */
const sandboxTests = ['test/integration/sandbox/**/*.test.ts', 'test/unit/sandbox/**/*.test.ts'];

const e2e = ['test/e2e/**/*.test.ts'];

/** What the documents of operations and of development start whole: deployment, demo, `npm run dev`. */
const installed = {
  all: 'test/installation/**/*.test.ts',
  inBrowser: 'test/installation/**/*.browser.test.ts',
};

/** A wait ends with its condition; the limit only ends a failing test, also on a loaded machine. */
const expect = { poll: { timeout: 50_000 } };
const testTimeout = 180_000;
const hookTimeout = 180_000;
/** What the product retries after a fault is waited for (test/support/application/until.ts). */
const faultTimeout = 600_000;

type Environment = 'node' | 'jsdom';
const inZone = (name: string, zone: string, environment: Environment, include: string[]) => ({
  test: {
    name,
    environment,
    include,
    exclude: sandboxTests,
    isolate: false,
    setupFiles: [network, stubs],
    env: { TZ: zone },
    testTimeout,
    hookTimeout,
    expect,
  },
});

/**
 * Business dates are Sofia's whatever the machine's own zone is. Only another zone shows that code asks the machine: all
 * unit tests run in New York's, and those of the files that call dates by zone in UTC, too. Component tests are a project
 * of their own: a worker ends when the next file of its project needs another environment.
 */
const unit = [
  inZone('unit', 'America/New_York', 'node', ['test/unit/**/*.test.ts']),
  inZone('unit-components', 'America/New_York', 'jsdom', ['test/unit/**/*.test.tsx']),
  inZone('unit-utc', 'UTC', 'node', [...testsInTwoZones]),
];

const onDatabase = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude,
    isolate: false,
    setupFiles: [network, stubs, printer, applications],
    globalSetup: [database],
    env: { TZ: 'UTC' },
    testTimeout,
    hookTimeout,
    expect,
  },
});

/** The browser tests: `e2e` takes one row of each matrix, `walks` all of them (test/e2e/support/matrix.ts). */
const browserTests = (name: string, include: string[], env: Record<string, string> = {}) => ({
  test: {
    name,
    isolate: false,
    include,
    setupFiles: [network, printer, applications, './test/e2e/support/share-browser.ts'],
    globalSetup: [database, './test/support/built-web.ts'],
    env,
    testTimeout,
    hookTimeout,
    expect,
  },
});

export default defineConfig({
  test: {
    pool: 'forks',
    // `isolate: false` below: modules are loaded once a worker, not once a file.
    maxWorkers: '100%',
    projects: [
      ...unit,
      onDatabase('integration', ['test/integration/**/*.test.ts'], sandboxTests),
      // These three only when their part or these tests have changed (test/support/run-all.ts).
      onDatabase('sandbox', sandboxTests),
      onDatabase('installation', [installed.all], [installed.inBrowser]),
      browserTests('installation-browser', [installed.inBrowser]),
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          setupFiles: [network],
          globalSetup: [database],
          env: { TZ: 'UTC' },
          testTimeout: faultTimeout,
          hookTimeout,
          expect,
        },
      },
      {
        test: {
          // Only when it is asked for: `npm run test:soak`.
          name: 'soak',
          include: ['test/soak/**/*.test.ts'],
          setupFiles: [network],
          globalSetup: [database],
          env: { TZ: 'UTC' },
          testTimeout: 24 * 3_600_000,
        },
      },
      {
        test: {
          // Only when it is asked for: `npm run test:wrong-input`.
          name: 'wrong-input',
          include: ['test/wrong-input/**/*.test.ts'],
          setupFiles: [network],
          globalSetup: [database],
          env: { TZ: 'UTC' },
          testTimeout: 24 * 3_600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Only when it is asked for: `npm run test:floods`.
          name: 'floods',
          include: ['test/floods/**/*.test.ts'],
          setupFiles: [network],
          globalSetup: [database, './test/support/built-web.ts'],
          env: { TZ: 'UTC' },
          testTimeout: faultTimeout,
          hookTimeout,
        },
      },
      browserTests('e2e', e2e),
      browserTests('walks', [...e2e, installed.inBrowser], { E2E_MATRIX: 'whole' }),
      {
        test: {
          name: 'architecture',
          isolate: false,
          include: ['test/architecture/**/*.test.ts'],
          exclude: ['test/architecture/broken/**'],
          // Reading every import takes a third of a minute alone, and several times that beside other stages.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
