import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testsOfDates } from '#test/support/tests-of-dates.ts';

const unit = 'test/unit/**/*.test.ts';
const dated = testsOfDates(unit);

test('a test that calls Date or Intl itself, or loads such a module directly or at any depth, runs in two zones', () => {
  expect(dated).toEqual(
    expect.arrayContaining([
      'test/unit/kernel/business-date.test.ts',
      'test/unit/web/merchant/point-name.test.ts',
      'test/unit/modules/invoices/reminders.test.ts',
      'test/unit/modules/payments/refund-effects.test.ts',
    ]),
  );
});

test('a test that reaches no date runs in one zone', () => {
  expect(dated).not.toContain('test/unit/kernel/money.test.ts');
  expect(dated).not.toContain('test/unit/platform/browser/browser-folder.test.ts');
});

test('every test that imports business dates by value runs in two zones', () => {
  const importing = globSync(unit).filter((file) =>
    /^import (?!type)[^;]*business-date\.ts'/m.test(readFileSync(file, 'utf8')),
  );
  expect(importing.length).toBeGreaterThan(10);
  expect(importing.filter((file) => !dated.includes(file))).toEqual([]);
});
