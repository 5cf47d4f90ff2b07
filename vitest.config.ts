import { defineConfig } from 'vitest/config';
import { testsOfDates } from './test/support/tests-of-dates.ts';

const network = './test/support/closed-network.ts';
const stubs = './test/support/remove-stubs.ts';
const database = './test/support/database-server.ts';

/** The contract's parsers know no time zone; their many rows run once. */
const zoneless = ['test/unit/contract/boundaries.test.ts'];

/** The sandbox's own tests. */
const sandboxTests = ['test/integration/sandbox/**/*.test.ts', 'test/unit/sandbox/**/*.test.ts'];

const unitTests = 'test/unit/**/*.test.{ts,tsx}';
const dated = testsOfDates(unitTests).filter((file) => !zoneless.includes(file));

/** Business dates are Sofia's whatever the machine's own zone is: tests that reach dates run in three zones. */
const unit = (name: string, zone: string, include: string[]) => ({
  test: {
    name,
    include,
    exclude: sandboxTests,
    isolate: false,
    setupFiles: [network, stubs],
    env: { TZ: zone },
    testTimeout: 20_000,
  },
});

const onDatabase = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude,
    isolate: false,
    setupFiles: [network, stubs],
    globalSetup: [database],
    env: { TZ: 'UTC' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** The browser tests: `e2e` takes one row of each matrix, `walks` all of them (test/e2e/support/matrix.ts). */
const browserTests = (name: string, env: Record<string, string> = {}) => ({
  test: {
    name,
    isolate: false,
    include: ['test/e2e/**/*.test.ts'],
    setupFiles: [network, './test/e2e/support/share-browser.ts'],
    globalSetup: [database, './test/support/built-web.ts'],
    env,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As long as a browser waits for what it is to see.
    expect: { poll: { timeout: 15_000 } },
  },
});

export default defineConfig({
  test: {
    pool: 'forks',
    // `isolate: false` below: modules are loaded once a worker, not once a file.
    maxWorkers: '100%',
    projects: [
      unit('unit', 'Europe/Sofia', [unitTests]),
      unit('unit-utc', 'UTC', dated),
      unit('unit-new-york', 'America/New_York', dated),
      onDatabase('integration', ['test/integration/**/*.test.ts'], sandboxTests),
      // In the gate only when the sandbox or these tests have changed (test/support/run-all.ts).
      onDatabase('sandbox', sandboxTests),
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          setupFiles: [network],
          globalSetup: [database],
          env: { TZ: 'UTC' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
      browserTests('e2e'),
      browserTests('walks', { E2E_MATRIX: 'whole' }),
      {
        test: {
          name: 'architecture',
          include: ['test/architecture/**/*.test.ts'],
          exclude: ['test/architecture/broken/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
