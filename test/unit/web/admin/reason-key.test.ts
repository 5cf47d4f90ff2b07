import { expect, test } from 'vitest';
import { declineKey, flagKey, reasonKey } from '#web/admin/payments/reason-key.ts';

test.each([
  [{ kind: 'STATUS', reason: 'EXPIRED' }, 'admin.payments.flags.EXPIRED'],
  [{ kind: 'STATUS', reason: 'insufficient_funds' }, 'admin.payments.declines.insufficient_funds'],
  [{ kind: 'OPENED', reason: 'session-expired' }, 'admin.payments.flags.session-expired'],
  [{ kind: 'DECLINED', reason: 'expired_card' }, 'admin.payments.declines.expired_card'],
  [{ kind: 'FLAGGED', reason: 'AMOUNT_MISMATCH:AMOUNT,KEY' }, 'admin.payments.flags.AMOUNT_MISMATCH'],
  [{ kind: 'REFUND', reason: 'pending' }, 'admin.refundState.PENDING'],
  [{ kind: 'DISPUTE', reason: 'won' }, 'admin.dispute.WON'],
  [{ kind: 'FEE', reason: '160' }, null],
  [{ kind: 'OPENED', reason: null }, null],
] as const)('%j is told as %s', (event, key) => {
  expect(reasonKey(event)).toBe(key);
});

test('A code of the provider or of a former version that has no words is left to be shown as it is', () => {
  expect(declineKey('a_new_code')).toBeNull();
  expect(flagKey('A_NEW_FLAG')).toBeNull();
  expect(reasonKey({ kind: 'DECLINED', reason: 'a_new_code' })).toBeNull();
});
