import { globSync } from 'node:fs';
import { sep } from 'node:path';
import type { Changes } from './changed-files.ts';
import { root } from './run-tool.ts';

const folder = 'test/installation/';
const devStack = /^src\/development\//;

/**
 * What each test of the installation starts that no other test of the gate starts. README.md and package.json are not
 * among it: no test of the installation reads them, and `npm ci && npm test` itself begins with the latter.
 */
const started: Readonly<Record<string, readonly RegExp[]>> = {
  // The demo: its seeds, and the dev stack that makes it.
  'demo-history.test.ts': [/^seeds\/demo/, devStack],
  'first-ten-minutes.browser.test.ts': [/^seeds\/demo/, devStack],
  // The dev stack, and Vite with the product behind it.
  'dev-stack.test.ts': [devStack],
  'dev.test.ts': [devStack, /^web\/vite\./],
  // The statements and commands of these documents.
  'first-deployment.test.ts': [
    /^docs\/operations\/(?:installation|backup|keys)\.md$/,
    /\/installed-product\.ts$/,
  ],
  // Synthetic data and the administrator of an empty database.
  'seed.test.ts': [/^seeds\//],
  // A filled database of 0.1.0 under today's migrations, and the release before on today's schema.
  'upgrade-from-0.1.0.test.ts': [/^migrations\//, /\/database-0\.1\.0\//],
  'release-before/release-before.test.ts': [/^migrations\//, /\/release-before\//],
};

/** Test files of the installation, by their paths from the root. */
export const allInstallationTests = (): string[] =>
  globSync(`${folder}**/*.test.ts`, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .toSorted();

/**
 * The tests of the installation that must run: those that start something changed. All when the changes are unknown; a
 * test without a row runs always.
 */
export const installationTests = ({ files }: Changes, tests = allInstallationTests()): string[] =>
  tests.filter((test) => {
    const parts = started[test.slice(folder.length)];
    if (files === undefined || parts === undefined) return true;
    return files.some((path) => path === test || parts.some((part) => part.test(path)));
  });
