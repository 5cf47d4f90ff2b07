import { expect, test } from 'vitest';
import * as contract from '#contract/notifications/notifications.ts';
import { mailDefaults, mailEventOf } from '#modules/notifications/domain/events.ts';

test('the contract and the module name the same mails', () => {
  expect(Object.keys(mailDefaults)).toEqual([...contract.mailEvents]);
});

test.each(['SUSPENDED', 'APPROVED', 'DISPUTE_OPENED', 'DISPUTE_DUE', 'ACCOUNT_DUE', 'PLAN_CHANGED'])(
  'a mail of the kind %s cannot be switched off',
  (kind) => {
    expect(mailEventOf(kind)).toBeUndefined();
  },
);

test.each(['MONTHLY_REPORT', 'monthly-report'])(
  'the kind %s is the monthly report, on by default',
  (kind) => {
    expect(mailEventOf(kind)).toBe('MONTHLY_REPORT');
    expect(mailDefaults.MONTHLY_REPORT).toBe(true);
  },
);

test('the mail about a received payment is off by default', () => {
  expect(mailDefaults.PAYMENT_RECEIVED).toBe(false);
});
