import { defineConfig } from 'vitest/config';
import { testsOfDates } from './test/support/tests-of-dates.ts';

const network = './test/support/closed-network.ts';
const stubs = './test/support/remove-stubs.ts';
const database = './test/support/database-server.ts';

/** The contract's parsers know no time zone; their many rows run once. */
const zoneless = ['test/unit/contract/boundaries.test.ts'];

const unitTests = 'test/unit/**/*.test.{ts,tsx}';
const dated = testsOfDates(unitTests).filter((file) => !zoneless.includes(file));

/** Business dates are Sofia's whatever the machine's own zone is: tests that reach dates run in three zones. */
const unit = (name: string, zone: string, include: string[]) => ({
  test: {
    name,
    include,
    isolate: false,
    setupFiles: [network, stubs],
    env: { TZ: zone },
    testTimeout: 20_000,
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
      {
        test: {
          name: 'integration',
          isolate: false,
          include: ['test/integration/**/*.test.ts'],
          setupFiles: [network, stubs],
          globalSetup: [database],
          env: { TZ: 'UTC' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
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
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          setupFiles: [network],
          globalSetup: [database, './test/support/built-web.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As long as a browser waits for what it is to see.
          expect: { poll: { timeout: 15_000 } },
        },
      },
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
