import { expect, test } from 'vitest';
import * as accountContract from '#contract/accounts/own-account.ts';
import * as disputeContract from '#contract/disputes/disputes.ts';
import * as linkContract from '#contract/links/links.ts';
import * as merchantContract from '#contract/merchants/merchants.ts';
import * as invoiceContract from '#contract/invoices/invoices.ts';
import * as paymentContract from '#contract/payments/payments.ts';
import { statusTransitions } from '#kernel/status-transitions.ts';
import { accountTransitions } from '#modules/accounts/domain/account-status.ts';
import { invoiceTransitions } from '#modules/invoices/domain/invoice-status.ts';
import { linkTransitions } from '#modules/links/domain/payment-link.ts';
import { merchantStatuses } from '#modules/merchants/domain/merchant-status.ts';
import * as evidenceFields from '#modules/disputes/domain/evidence-fields.ts';
import { isHigher, paymentTransitions } from '#modules/payments/domain/status.ts';

test.each([
  ['payments', paymentTransitions.statuses, paymentContract.paymentStatuses],
  ['links', linkTransitions.statuses, linkContract.linkStatuses],
  ['invoices', invoiceTransitions.statuses, invoiceContract.invoiceStatuses],
  ['accounts', accountTransitions.statuses, accountContract.accountStatuses],
  ['merchants', merchantStatuses, merchantContract.merchantStatuses],
])('the statuses of %s are those of the contract', (_, statuses, named) => {
  expect([...statuses].toSorted()).toEqual([...named].toSorted());
});

test('a payment’s status changes only to a higher rank, and never from SUCCEEDED', () => {
  const pairs = paymentTransitions.statuses.flatMap((from) =>
    paymentTransitions.statuses.map((to) => ({ from, to })),
  );
  const falling = pairs.filter(
    ({ from, to }) => paymentTransitions.isAllowed(from, to) && !isHigher(to, from),
  );
  expect(falling).toEqual([]);
  expect(paymentTransitions.statuses.filter((to) => paymentTransitions.isAllowed('SUCCEEDED', to))).toEqual(
    [],
  );
});

test('a transition table with an unknown status stops the start', () => {
  expect(() => statusTransitions({ OPEN: ['LOST' as 'OPEN'] })).toThrow('OPEN leads to unknown LOST');
});

test('the contract and the domain have the same fields of evidence, in the same order', () => {
  expect(disputeContract.evidenceTextFields).toEqual(evidenceFields.evidenceTextFields);
  expect(disputeContract.evidenceFileFields).toEqual(evidenceFields.evidenceFileFields);
});
