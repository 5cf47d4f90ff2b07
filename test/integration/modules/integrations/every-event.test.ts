import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';
import type { OwnPlan } from '#contract/billing/own-plan.ts';
import { system } from '#kernel/actor.ts';
import { AuditLog } from '#kernel/audit.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { Events } from '#kernel/events.ts';
import { merchantEventTypes } from '#contract/integrations/merchant-event-types.ts';
import { markOverdue } from '#modules/invoices/adapters/postgres/mark-overdue.ts';
import { MailReceipt } from '#modules/invoices/application/mail-receipt.ts';
import { Deliveries } from '#modules/invoices/ports/deliveries.ts';
import { RunBills } from '#modules/billing/index.ts';
import { RefreshAccount } from '#modules/accounts/application/refresh-account.ts';
import { ExpireDueLinks } from '#modules/links/application/expire-due-links.ts';
import { EndCheckoutSession } from '#modules/payments/application/end-checkout-session.ts';
import { SendRefund } from '#modules/payments/application/send-refund.ts';
import { ImportDuePayouts } from '#modules/payouts/index.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { onboardAccount } from '#test/support/application/onboard-account.ts';
import { payTwice } from '#test/support/application/pay-twice.ts';
import { accountantSteps } from '../accountants/accountants-fixture.ts';
import { camtOf } from '../banking/bank-files.ts';
import { keptCards } from '../../main-job/kept-cards-fixture.ts';
import { proformaSteps } from '../proformas/proformas-fixture.ts';
import { eventSteps, type EventSteps } from './event-steps.ts';

/** No job runs: each step calls the use-cases that a job would. */
let shop: TestApplication;
/** Its bills and its plan are events of the merchant. */
let operator: TestMerchant;
let merchant: TestMerchant;
let accountId: string;
let steps: EventSteps;
const seen = new Set<string>();

beforeAll(async () => {
  const variables = { STRIPE_ROUTING: 'direct', OPERATOR_MERCHANT_ID: '1' };
  shop = await startApplication({ isWorking: false, variables });
  operator = await accountantSteps(shop).addComplete('„Платено“ АД');
  merchant = await accountantSteps(shop).addComplete('Книжарница');
  const { hostname, port } = new URL(shop.env['STRIPE_API_URL']!);
  const stripe = new Stripe(shop.env['STRIPE_SECRET_KEY']!, { host: hostname, port, protocol: 'http' });
  accountId = await onboardAccount(stripe, {
    merchantId: merchant.id,
    sandboxUrl: shop.env['STRIPE_API_URL']!,
    iban: 'BG80BNBG96611020340003',
  });
  await shop.addProviderAccount(merchant.id, accountId);
  await shop.database.rows(`update merchants set language = 'bg' where id = :id`, merchant);
  steps = eventSteps(shop, merchant);
});
afterAll(async () => {
  await shop.stop();
});

const by = { actor: system('tests') };
/** The types of an action's events, sorted: their order within a transaction is that of its statements. */
const typesAfter = async (action: () => Promise<unknown>): Promise<readonly string[]> => {
  const types = await steps.typesAfter(action);
  for (const type of types) seen.add(type);
  return types.toSorted();
};
const fetchAgain = async ({ paymentId }: Pick<OpenCheckout, 'paymentId'>): Promise<void> => {
  await shop.expireFetches();
  accepted(await shop.admin.post(`/payments/confirm/${paymentId}`));
};
const begin = async (): Promise<OpenCheckout> => shop.openCheckout(await shop.createLink(merchant));
const sell = async (card: string = cards.paid): Promise<OpenCheckout> => {
  const checkout = await begin();
  await shop.control.pay({ session: checkout.sessionId, card });
  await shop.returnPaid(checkout);
  return checkout;
};
const intentOf = async ({ paymentId }: OpenCheckout): Promise<string> =>
  (await shop.payment(paymentId)).providerPaymentId!;
const refund = async ({ paymentId }: OpenCheckout): Promise<void> => {
  const { id: refundId } = accepted(
    await merchant.api.post<{ id: number }>(`/payments/${paymentId}/refunds`, { amount: 10 }),
  );
  await shop.application.resolve(SendRefund).execute({ ...by, paymentId, refundId });
};
const write = async (): Promise<Invoice> =>
  accepted(
    await merchant.api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров', country: 'BG', email: 'ivan@example.com' },
      items: [{ description: 'Учебник', quantity: 1, unit: 'бр.', unitPrice: 100, taxRate: 20 }],
    }),
  );

it('a link and its payment: created, declined, paid, with the invoice that is issued in the same transaction', async () => {
  let link: PaymentLink;
  expect(await typesAfter(async () => (link = await shop.createLink(merchant)))).toEqual(['link.created']);
  let checkout: OpenCheckout;
  expect(await typesAfter(async () => (checkout = await shop.openCheckout(link)))).toEqual([
    'payment.created',
  ]);
  expect(
    await typesAfter(async () => {
      await shop.control.pay({ session: checkout.sessionId, card: cards.declined });
      await fetchAgain(checkout);
    }),
  ).toEqual(['payment.declined']);
  expect(
    await typesAfter(async () => {
      await shop.control.pay({ session: checkout.sessionId });
      await fetchAgain(checkout);
    }),
  ).toEqual(['invoice.issued', 'link.paid', 'payment.succeeded']);
  const { events } = await steps.read('type=payment.succeeded');
  expect(events.at(-1)?.data).toMatchObject({
    object: { status: 'SUCCEEDED', invoiceId: expect.any(Number) },
    previous: { status: 'PENDING' },
  });
});

it('payments that end without money, and links that end without a payment', async () => {
  const end = async (card?: string): Promise<readonly string[]> => {
    const checkout = await begin();
    if (card !== undefined) await shop.control.pay({ session: checkout.sessionId, card });
    return typesAfter(() => shop.application.resolve(EndCheckoutSession).execute({ ...by, ...checkout }));
  };
  expect(await end()).toEqual(['payment.cancelled']);
  expect(await end(cards.declined)).toEqual(['payment.declined', 'payment.failed']);
  const cancelled = await shop.createLink(merchant);
  expect(await typesAfter(() => merchant.api.post(`/payment-links/${cancelled.id}/cancel`))).toEqual([
    'link.cancelled',
  ]);
  await shop.database.rows(`update merchants set iban = 'BG80BNBG96611020345678' where id = :id`, {
    id: merchant.id,
  });
  const awaiting = await shop.createLink(merchant);
  expect(
    await typesAfter(() => shop.api().post(`/payment-links/token/${awaiting.uniqueToken}/transfer`, {})),
  ).toEqual(['transfer.promised']);
  const expired = await shop.createLink(merchant);
  await shop.database.rows(
    `update payment_links set expires_at = now() - interval '1 hour' where id = :id`,
    expired,
  );
  expect(await typesAfter(() => shop.application.resolve(ExpireDueLinks).execute())).toEqual([
    'link.expired',
  ]);
});

it('a customer lets a card stay, and stops it', async () => {
  const kept = keptCards(shop, merchant, 20);
  let token = '';
  const types = await typesAfter(async () => void ({ token } = await kept.keep()));
  expect(types).toContain('mandate.agreed');
  expect(await typesAfter(() => shop.api().post(`/card/${token}/stop`))).toEqual(['mandate.ended']);
});

it('a second payment of one link is processed, flagged and refunded', async () => {
  const link = await shop.createLink(merchant);
  let first: OpenCheckout;
  let second: OpenCheckout;
  const types = await typesAfter(async () => {
    [first, second] = await payTwice(shop, link);
  });
  expect(types).toEqual(['payment.created', 'payment.created', 'payment.processing']);
  await shop.returnPaid(second!);
  expect(
    await typesAfter(async () => {
      await shop.control.settleNow();
      await fetchAgain(first);
    }),
  ).toEqual(['invoice.issued', 'payment.flagged', 'payment.succeeded', 'refund.requested']);
});

it('refunds that succeed and fail, with their credit notes', async () => {
  const paid = await sell();
  const refunded = ['credit_note.issued', 'refund.requested', 'refund.succeeded'];
  expect(await typesAfter(() => refund(paid))).toEqual(refunded);
  const failing = await sell(cards.refundFails);
  expect(await typesAfter(() => refund(failing))).toEqual(refunded);
  expect(
    await typesAfter(async () => {
      await shop.control.settleNow();
      await fetchAgain(failing);
    }),
  ).toEqual(['invoice.annulled', 'refund.failed']);
});

it('an early fraud warning of the payer’s bank', async () => {
  const checkout = await sell();
  const intent = await intentOf(checkout);
  expect(
    await typesAfter(async () => {
      await shop.control.warnOfFraud(intent);
      await shop.reconcile();
    }),
  ).toEqual(['payment.fraud_warned']);
});

it('disputes that are won and lost', async () => {
  const dispute = async (end: 'win' | 'lose'): Promise<readonly string[]> => {
    const checkout = await sell();
    const intent = await intentOf(checkout);
    const opened = await typesAfter(async () => {
      await shop.control.openDispute(intent, 'product_not_received');
      await fetchAgain(checkout);
    });
    const decided = await typesAfter(async () => {
      await shop.control.moveDispute(intent, end);
      await fetchAgain(checkout);
    });
    return [...opened, ...decided];
  };
  expect(await dispute('win')).toEqual(['dispute.opened', 'dispute.won']);
  expect(await dispute('lose')).toEqual(['dispute.opened', 'dispute.lost']);
});

it('a written invoice: issued, mailed, overdue, paid in parts, annulled', async () => {
  let invoice: Invoice;
  expect(await typesAfter(async () => (invoice = await write()))).toEqual(['invoice.issued', 'link.created']);
  const mail = async (): Promise<number> => {
    accepted(await merchant.api.post(`/invoices/${invoice.id}/send-email`, { email: 'ivan@example.com' }));
    const [delivery] = await shop.database.rows<{ id: number }>(
      'select id from invoice_deliveries order by id desc limit 1',
    );
    return delivery!.id;
  };
  const sent = await mail();
  expect(await typesAfter(() => shop.application.resolve(MailReceipt).execute({ deliveryId: sent }))).toEqual(
    ['invoice.sent'],
  );
  const failed = await mail();
  expect(
    await typesAfter(() =>
      shop.application.resolve(Deliveries).end(failed, { status: 'FAILED', reason: 'no such mailbox' }),
    ),
  ).toEqual(['invoice.delivery_failed']);
  const { application } = shop;
  const inTwoMonths = { now: () => new Date(Date.now() + 60 * 86_400_000) };
  const mark = markOverdue({
    database: application.resolve(DatabaseToken),
    audit: application.resolve(AuditLog),
    events: application.resolve(Events),
    clock: inTwoMonths,
  });
  expect(await typesAfter(mark)).toContain('invoice.overdue');
  const today = new Date().toISOString().slice(0, 10);
  const pay = (amount?: number) =>
    merchant.api.post(`/invoices/${invoice.id}/payments`, { paidOn: today, ...(amount && { amount }) });
  expect(await typesAfter(() => pay(50))).toEqual(['invoice.partly_paid', 'link.cancelled', 'link.created']);
  expect(await typesAfter(() => pay())).toEqual(['invoice.paid', 'link.paid']);
  const wrong = await write();
  expect(
    await typesAfter(() => merchant.api.post(`/invoices/${wrong.id}/annul`, { reason: 'Грешка' })),
  ).toEqual(['invoice.annulled', 'link.cancelled']);
});

it('a payout that is paid and returned later, and a closed month', async () => {
  const month = '2026-09';
  await accountantSteps(shop).payAt(merchant.id, `${month}-15T09:00:00Z`, 12_000);
  expect(await typesAfter(() => merchant.api.post(`/months/me/${month}/close`, {}))).toEqual([
    'month.closed',
  ]);
  const importAfter = async (days: number): Promise<void> => {
    await shop.control.advanceClock(days * 86_400);
    await shop.database.rows(`update payout_accounts set next_list_at = now() - interval '1 minute'`);
    await shop.application.resolve(ImportDuePayouts).execute();
  };
  expect(await typesAfter(() => importAfter(5))).toContain('payout.paid');
  expect(await typesAfter(() => importAfter(5))).toContain('payout.failed');
});

it('an account that changes, and none for a fetch that finds the same', async () => {
  const refresh = () => shop.application.resolve(RefreshAccount).execute({ ...by, merchantId: merchant.id });
  await refresh();
  await shop.control.moveAccount(accountId, 'review');
  expect(await typesAfter(refresh)).toEqual(['account.changed']);
  expect(await typesAfter(refresh)).toEqual([]);
});

it('a bill of Plateno that is issued to the merchant and paid, and its plan that changes', async () => {
  expect(operator.id).toBe(1);
  const month = '2026-10';
  await shop.database.rows(
    `insert into platform_bills (merchant_id, month, charged_minor, returned_minor, taken_minor, plan_minor, made_at)
     values (:id, '2026-09', 45, 0, 0, 0, now())`,
    merchant,
  );
  await shop.database.rows(
    `select enter_plan(:id, 'PRO', 'PAID', cast('2026-10-01' as date), 'system:tests', null, now())`,
    merchant,
  );
  const run = () => shop.application.resolve(RunBills).execute({ ...by, month });
  // Of the month, and of the one before that waited.
  expect(await typesAfter(run)).toEqual(['bill.issued', 'bill.issued']);
  const { events: issued } = await steps.read('type=bill.issued');
  expect(issued.map(({ data }) => [data.object['month'], data.object['status'], data.previous])).toEqual([
    ['2026-09', 'OPEN', { status: 'WAITING' }],
    [month, 'OPEN', undefined],
  ]);
  const { invoiceId } = issued[0]!.data.object;
  const today = new Date().toISOString().slice(0, 10);
  const pay = () => operator.api.post(`/invoices/${String(invoiceId)}/payments`, { paidOn: today });
  expect(await typesAfter(pay)).toEqual(['bill.paid', 'bill.paid']);
  const { events: paid } = await steps.read('type=bill.paid');
  expect(paid[0]?.data).toMatchObject({
    object: { status: 'PAID', open: 0 },
    previous: { status: 'OPEN' },
  });
  const toGrowth = () => shop.admin.put(`/merchants/${merchant.id}/plan`, { plan: 'GROWTH' });
  expect(await typesAfter(toGrowth)).toEqual(['plan.changed']);
  expect(await typesAfter(toGrowth)).toEqual([]);
  const { events: changed } = await steps.read('type=plan.changed');
  const plan = accepted(await merchant.api.get<OwnPlan>('/merchants/me/plan'));
  expect(changed[0]?.data).toMatchObject({ object: plan, previous: { plan: 'PRO' } });
});

it('a movement of the bank that pays an invoice, and is taken from it again', async () => {
  const [own] = await shop.database.rows<{ iban: string }>(
    'select iban from merchants where id = :id',
    merchant,
  );
  const invoice = await write();
  const text = `ф-ра ${invoice.invoiceNumber}`;
  const line = { on: businessDateOf(new Date()), amount: invoice.totalAmount, text };
  const content = camtOf({ iban: own!.iban, lines: [line] }).toString('base64');
  expect(await typesAfter(() => merchant.api.post('/bank/statements', { content }))).toEqual([
    'bank-line.matched',
    'invoice.paid',
    'link.paid',
  ]);
  const [{ id }] = accepted(await merchant.api.get<[BankLine]>('/bank/lines'));
  expect(await typesAfter(() => merchant.api.post(`/bank/lines/${id}/unmatch`, {}))).toEqual([
    'bank-line.unmatched',
    'link.created',
  ]);
});

it('an offer is sent, accepted and paid by bank', async () => {
  const proformas = proformaSteps(shop);
  let offer: Proforma;
  const sent = await typesAfter(async () => {
    offer = await proformas.write(merchant, { kind: 'OFFER' });
  });
  expect(sent).toContain('proforma.sent');
  const accept = () =>
    shop.api().post(`/offers/${proformas.tokenOf(offer)}/accept`, { version: offer.version });
  expect(await typesAfter(accept)).toContain('proforma.accepted');
  expect(await typesAfter(() => proformas.receive(merchant, offer, offer.open))).toContain('proforma.paid');
});

it('each type of the catalogue was seen', () => {
  // Those of recurring invoices are seen in schedule-events.test.ts.
  const elsewhere = /^(?:webhook\.test|schedule\..*)$/;
  const unseen = merchantEventTypes.filter((type) => !elsewhere.test(type) && !seen.has(type));
  expect(unseen).toEqual([]);
});
