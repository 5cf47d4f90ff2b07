import { expect, test } from 'vitest';
import { resourceOf } from '#web/admin/audit-log/resource-of.ts';

test('An audit entry links to the page of its subject, if there is one', () => {
  expect(resourceOf('link')).toBe('payment-links');
  expect(resourceOf('merchant')).toBe('merchants');
  expect(resourceOf('webhook-endpoint')).toBe('webhook-endpoints');
  expect(resourceOf('currency')).toBeNull();
  expect(resourceOf('something-new')).toBeNull();
});
