import { expect, it } from 'vitest';
import { MailChoicesOfMerchant } from '#modules/notifications/application/mail-choices-of-merchant.ts';
import type { MailEvent } from '#modules/notifications/domain/events.ts';

const wants = (kind: string, chosen: Readonly<Partial<Record<MailEvent, boolean>>> = {}) =>
  new MailChoicesOfMerchant({
    choices: { mailsOf: async () => new Map(Object.entries(chosen) as [MailEvent, boolean][]) },
  }).wants(7, kind);

it('a mail without a choice of the merchant follows the default', async () => {
  expect([await wants('REFUND_FAILED'), await wants('PAYMENT_RECEIVED')]).toEqual([true, false]);
});

it('a mail that the merchant switched off is not sent, one that it switched on is', async () => {
  expect(await wants('BUYER_ASKED', { BUYER_REQUEST: false })).toBe(false);
  expect(await wants('PAYMENT_RECEIVED', { PAYMENT_RECEIVED: true })).toBe(true);
});

it('a mail that cannot be switched off is sent whatever else is switched off', async () => {
  expect(await wants('SUSPENDED', { PAYMENT_RECEIVED: false, REFUND_FAILED: false })).toBe(true);
});
