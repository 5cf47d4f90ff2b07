import { expect, test } from 'vitest';
import { flagKey } from '#web/admin/payments/reason-key.ts';

test('A payment’s flag has a message; details after its colon are ignored', () => {
  expect(flagKey('AMOUNT_MISMATCH:AMOUNT,KEY')).toBe('admin.payments.flags.AMOUNT_MISMATCH');
  expect(flagKey('LATE')).toBe('admin.payments.flags.LATE');
});

test('A flag of an older version has no message', () => {
  expect(flagKey('A_NEW_FLAG')).toBeNull();
});
