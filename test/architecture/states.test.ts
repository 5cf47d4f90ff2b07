import { expect, test } from 'vitest';
import * as linkContract from '#contract/links.ts';
import * as merchantContract from '#contract/merchants.ts';
import * as invoiceContract from '#contract/invoices.ts';
import * as paymentContract from '#contract/payments.ts';
import { statusTransitions } from '#kernel/status-transitions.ts';
import { invoiceTransitions } from '#modules/invoices/domain/invoice-status.ts';
import { linkTransitions } from '#modules/links/domain/payment-link.ts';
import { merchantStatuses } from '#modules/merchants/domain/merchant-status.ts';
import { isHigher, paymentTransitions } from '#modules/payments/domain/status.ts';

test.each([
  ['payments', paymentTransitions.statuses, paymentContract.paymentStatuses],
  ['links', linkTransitions.statuses, linkContract.linkStatuses],
  ['invoices', invoiceTransitions.statuses, invoiceContract.invoiceStatuses],
  ['merchants', merchantStatuses, merchantContract.merchantStatuses],
])('the states of %s are those that the contract names', (_, states, named) => {
  expect([...states].toSorted()).toEqual([...named].toSorted());
});

test('a payment moves wherever its rank rises from an open state, and never down', () => {
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

test('a table that leads to a state nobody knows stops the start', () => {
  expect(() => statusTransitions({ OPEN: ['LOST' as 'OPEN'] })).toThrow('OPEN leads to unknown LOST');
});
