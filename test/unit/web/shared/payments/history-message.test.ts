import { expect, test } from 'vitest';
import { declineKey, historyKey } from '#web/shared/payments/history-message.ts';

const event = { seq: 1, fromStatus: null, status: 'PENDING', reason: null, actor: 'x', at: '' } as const;

test.each([
  [{ kind: 'STATUS' }, 'asked'],
  [{ kind: 'STATUS', status: 'CANCELLED', reason: 'expired' }, 'cancelled'],
  [{ kind: 'OPENED' }, 'opened'],
  [{ kind: 'OPENED', reason: 'session-expired' }, 'sessionEnded'],
  [{ kind: 'FLAGGED', reason: 'LATE' }, 'late'],
  [{ kind: 'FLAGGED', reason: 'AMOUNT_MISMATCH' }, 'mismatch'],
  [{ kind: 'REFUND', reason: 'failed' }, 'refundFailed'],
  [{ kind: 'DISPUTE', reason: 'won' }, 'disputeWon'],
] as const)('the event %j has the message %s', (what, key) => {
  expect(historyKey({ ...event, ...what }, 'CARD')).toBe(key);
});

test('a payment by bank begins when it is recorded', () => {
  expect(historyKey({ ...event, kind: 'STATUS', status: 'PENDING' }, 'BANK')).toBe('recorded');
  expect(historyKey({ ...event, kind: 'STATUS', status: 'SUCCEEDED' }, 'BANK')).toBe('succeeded');
});

test('a declined card has the message of its decline code, an unknown code the general one', () => {
  expect(declineKey('insufficient_funds')).toBe('insufficient_funds');
  expect(declineKey('invalid_cvc')).toBe('incorrect_cvc');
  expect(declineKey('a_new_code')).toBe('card_declined');
  expect(declineKey(null)).toBe('card_declined');
});
