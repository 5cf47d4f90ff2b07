import { expect, test } from 'vitest';
import { flagKey } from '#web/admin/payments/reason-key.ts';

test('A flag of a payment has words; what differs stands behind its colon', () => {
  expect(flagKey('AMOUNT_MISMATCH:AMOUNT,KEY')).toBe('admin.payments.flags.AMOUNT_MISMATCH');
  expect(flagKey('LATE')).toBe('admin.payments.flags.LATE');
});

test('A flag of a former version has no words', () => {
  expect(flagKey('A_NEW_FLAG')).toBeNull();
});
