import { RatesAway } from '#modules/rates/domain/failures.ts';
import { activeSince } from '#test/contracts/merchant-limits.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { InMemoryEventCursors } from '#test/fakes/in-memory-event-cursors.ts';
import { InMemoryEvidence } from '#test/fakes/in-memory-evidence.ts';
import { InMemoryExchangeRates } from '#test/fakes/in-memory-exchange-rates.ts';
import { InMemoryFeeSchedules } from '#test/fakes/in-memory-fee-schedules.ts';
import { InMemoryLedger } from '#test/fakes/in-memory-ledger.ts';
import { InMemoryLockedPayments } from '#test/fakes/in-memory-locked-payments.ts';
import { InMemoryMerchantLimits } from '#test/fakes/in-memory-merchant-limits.ts';
import { InMemoryPaymentChecks } from '#test/fakes/in-memory-payment-checks.ts';
import { InMemoryPaymentLiveEvents } from '#test/fakes/in-memory-payment-live-events.ts';
import { InMemoryPayments } from '#test/fakes/in-memory-payments.ts';
import { InMemoryPayouts } from '#test/fakes/in-memory-payouts.ts';
import { InMemoryRatesFile } from '#test/fakes/in-memory-rates-file.ts';
import { InMemoryTransactions } from '#test/fakes/in-memory-transactions.ts';
import { InMemoryWebhookInbox } from '#test/fakes/in-memory-webhook-inbox.ts';

runSuites('memory', {
  Payments: async () => ({
    payments: new InMemoryPayments(),
    merchantId: 3,
    paymentLinkId: 5,
    otherLinkId: 6,
  }),
  PaymentChecks: async () => ({ checks: new InMemoryPaymentChecks([1, 2, 3]), open: [1, 2, 3] }),
  PaymentLiveEvents: async () => {
    const work = new InMemoryTransactions();
    const liveEvents = new InMemoryPaymentLiveEvents(work);
    return { liveEvents, work, received: async () => liveEvents.published };
  },
  LockedPayments: async () => {
    const lockedPayments = new InMemoryLockedPayments();
    let payments = 0;
    return {
      lockedPayments,
      transact: (work) => work(),
      addPayment: async ({ status, refund, dispute } = {}) => {
        const id = (payments += 1);
        const isRefunded = refund === 'REQUESTED' || refund === 'SUCCEEDED';
        if (status === undefined) lockedPayments.set(id, { isRefunded, isDisputed: dispute !== undefined });
        return id;
      },
    };
  },
  Ledger: async () => ({ ledger: new InMemoryLedger(), merchantId: 3, paymentId: 7 }),
  MerchantLimits: async () => {
    const limits = new InMemoryMerchantLimits();
    limits.activeSince.set(1, activeSince);
    return {
      limits,
      merchantIds: [1, 2],
      take: async (merchantId, taken) => void limits.taken.push({ merchantId, ...taken }),
    };
  },
  ExchangeRates: async () => ({ exchangeRates: new InMemoryExchangeRates() }),
  FeeSchedules: async (schedules) => ({ feeSchedules: new InMemoryFeeSchedules(schedules) }),
  RatesFile: async () => ({
    found: new InMemoryRatesFile('Date,USD'),
    lost: new InMemoryRatesFile(new RatesAway('not found')),
    none: new InMemoryRatesFile(null),
  }),
  WebhookInbox: async () => ({ inbox: new InMemoryWebhookInbox(), paymentId: 7 }),
  EventCursors: async () => ({ cursors: new InMemoryEventCursors() }),
  EvidenceDrafts: async () => {
    const evidence = new InMemoryEvidence();
    let last = 0;
    return { drafts: evidence, files: evidence, addDispute: async () => (last += 1) };
  },
  Payouts: async () => {
    const payouts = new InMemoryPayouts();
    const merchantId = 3;
    payouts.ofPayments.set(1, { merchantId, accountId: 'acct_1' });
    payouts.ofPayments.set(2, { merchantId, accountId: 'acct_2' });
    const payments = { first: 1, second: 2, own: 3 };
    return { payouts, merchantId, payments, transact: (work) => work() };
  },
});
