import { expect, test } from 'vitest';
import { allInstallationTests, installationTests } from '#test/support/installation-tests.ts';

const chosen = (...files: string[]) =>
  installationTests({ files }).map((path) => path.slice('test/installation/'.length));
const demo = ['demo-history.test.ts', 'first-ten-minutes.browser.test.ts'];

test.each([
  [
    'a migration',
    'migrations/20261123102000_short_pending_lists.ts',
    ['release-before/release-before.test.ts', 'upgrade-from-0.1.0.test.ts'],
  ],
  ['a seed of the demo', 'seeds/demo/links.ts', [...demo, 'seed.test.ts']],
  ['the generator of synthetic data', 'seeds/synthetic/days.ts', ['seed.test.ts']],
  ['the dev stack', 'src/development/mailbox.ts', [demo[0], 'dev-stack.test.ts', 'dev.test.ts', demo[1]]],
  ['a build of the web', 'web/vite.shared.ts', ['dev.test.ts']],
  ['a document that is carried out', 'docs/operations/backup.md', ['first-deployment.test.ts']],
  ['a test of the installation', 'test/installation/dev.test.ts', ['dev.test.ts']],
  ['README, package.json or a document that is only read', 'docs/operations/stripe.md', []],
])('%s starts only the tests of the installation that it is a part of', (_, path, tests) => {
  expect(chosen(path)).toEqual(tests);
});

test('README and package.json start no test of the installation', () => {
  expect(chosen('README.md', 'package.json', 'src/kernel/money.ts')).toEqual([]);
});

test('all tests of the installation run when the changes are unknown', () => {
  expect(installationTests({ unknown: 'git is not installed' })).toEqual(allInstallationTests());
});

test('a test of the installation without a row always runs', () => {
  expect(installationTests({ files: [] }, ['test/installation/new.test.ts'])).toEqual([
    'test/installation/new.test.ts',
  ]);
});

test('each test of the installation has a row', () => {
  expect(installationTests({ files: [] })).toEqual([]);
});
