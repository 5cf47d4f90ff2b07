import { expect, test } from 'vitest';
import { resourceOf } from '#web/admin/audit-log/resource-of.ts';

test('An entry of the audit log leads to the page of what it is about, when there is one', () => {
  expect(resourceOf('link')).toBe('payment-links');
  expect(resourceOf('merchant')).toBe('merchants');
  expect(resourceOf('currency')).toBeNull();
  expect(resourceOf('something-new')).toBeNull();
});
