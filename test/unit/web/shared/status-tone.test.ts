import { expect, test } from 'vitest';
import { invoiceStatuses } from '#contract/invoices/invoices.ts';
import { linkStatuses } from '#contract/links/links.ts';
import { merchantStatuses } from '#contract/merchants/merchants.ts';
import { paymentStatuses } from '#contract/payments/payments.ts';
import { payoutStatuses } from '#contract/payouts/payouts.ts';
import { statusTones } from '#web/shared/status-tone.ts';
import { bg } from '#web/shared/messages/bg.ts';

test('every status of the contract has a tone and a message', () => {
  const contract = {
    merchant: merchantStatuses,
    payment: paymentStatuses,
    invoice: invoiceStatuses,
    link: linkStatuses,
    payout: payoutStatuses,
  };
  for (const [owner, statuses] of Object.entries(contract)) {
    expect(Object.keys(statusTones[owner as keyof typeof contract]).sort()).toEqual([...statuses].sort());
    expect(Object.keys(bg.shared.status[owner as keyof typeof contract]).sort()).toEqual(
      [...statuses].sort(),
    );
  }
});

test('succeeded is green, pending amber, processing blue and failed red', () => {
  expect(statusTones.payment).toEqual({
    SUCCEEDED: 'success',
    PENDING: 'warning',
    PROCESSING: 'info',
    FAILED: 'error',
    CANCELLED: 'neutral',
  });
});
