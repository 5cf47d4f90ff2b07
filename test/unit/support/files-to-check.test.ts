import { expect, test } from 'vitest';
import { filesToCheck } from '#test/support/check.ts';

test('the check looks at the changed files', () => {
  const changed = ['src/kernel/money.ts', 'docs/scaling.md'];
  expect(filesToCheck(changed)).toEqual(changed);
  expect(filesToCheck([])).toEqual([]);
});

test('the check looks at all files when the changes are unknown or many', () => {
  expect(filesToCheck(undefined)).toBeUndefined();
  expect(filesToCheck(Array.from({ length: 201 }, (_, place) => `src/${place}.ts`))).toBeUndefined();
});

test.each(['package-lock.json', 'tsconfig.json', '.oxlintrc.json'])(
  'the check looks at all files when %s has changed',
  (settings) => {
    expect(filesToCheck(['src/kernel/money.ts', settings])).toBeUndefined();
  },
);
