import { defineModule, useCase } from '#platform/define-module.ts';
import { networkDigest } from '#platform/rate-limits/network-digest.ts';
import { onLinkClosed } from './adapters/events/link-closed.ts';
import { mandateSubscriptions } from './adapters/events/mandate-subscriptions.ts';
import { paymentActivity } from './adapters/http/payment-activity.ts';
import { bankPaymentRoutes } from './adapters/http/bank-payments.routes.ts';
import { begunPage } from './adapters/http/begun-page.ts';
import { cancelPage } from './adapters/http/cancel-page.ts';
import { cardForm, cardPage } from './adapters/http/card-page.ts';
import { checkoutRoutes } from './adapters/http/checkouts.routes.ts';
import { checkoutOrigins, payForm } from './adapters/http/pay-form.ts';
import { paymentHomeParts } from './adapters/http/home-parts.ts';
import { limitRoutes } from './adapters/http/limits.routes.ts';
import { returnForm } from './adapters/http/return-form.ts';
import { successPage } from './adapters/http/success-page.ts';
import { mandateRoutes } from './adapters/http/mandates.routes.ts';
import { payerDocumentRoutes } from './adapters/http/payer-documents.routes.ts';
import { paymentExportRoutes } from './adapters/http/payment-exports.routes.ts';
import { paymentLiveEventRoutes } from './adapters/http/payment-live-events.routes.ts';
import { paymentSnapshots } from './adapters/http/payment-snapshots.ts';
import { paymentRoutes } from './adapters/http/payments.routes.ts';
import { refundRoutes } from './adapters/http/refunds.routes.ts';
import { transferPage } from './adapters/http/transfer-page.ts';
import { transferRoutes } from './adapters/http/transfers.routes.ts';
import { takingsRoutes } from './adapters/http/takings.routes.ts';
import { webhookEventRoutes } from './adapters/http/webhook-events.routes.ts';
import { webhookRoutes } from './adapters/http/webhook.routes.ts';
import { InboxWake } from './adapters/jobs/inbox-wake.ts';
import { paymentJobs } from './adapters/jobs/payments.jobs.ts';
import { keptCardChecks } from './adapters/postgres/check-kept-cards.ts';
import { limitChecks } from './adapters/postgres/check-limits.ts';
import { refundChecks } from './adapters/postgres/check-refunds.ts';
import { paymentChecks } from './adapters/postgres/check-payments.ts';
import { sessionsCheck } from './adapters/postgres/check-provider-sessions.ts';
import { ratesCheck } from './adapters/postgres/check-rates.ts';
import { moneyCheck } from './adapters/postgres/compare-money.ts';
import { forgetOldPayloads } from './adapters/postgres/forget-old-payloads.ts';
import { paymentSearch } from './adapters/postgres/list-payments.ts';
import { paymentAttention } from './adapters/postgres/payment-attention.ts';
import { paymentGauges } from './adapters/postgres/payment-gauges.ts';
import { personalMandates } from './adapters/postgres/personal-mandates.ts';
import { personalPayments } from './adapters/postgres/personal-payments.ts';
import { rollUpPayments } from './adapters/postgres/roll-up-payments.ts';
import { sqlLedgerBookings } from './adapters/postgres/sql-ledger-bookings.ts';
import { SqlPlatformFees } from './adapters/postgres/sql-platform-fees.ts';
import { sqlPaymentsOfMonth } from './adapters/postgres/sql-payments-of-month.ts';
import { accountSubject } from './application/account-subject.ts';
import { CheckoutRateLimits } from './application/checkout-rate-limits.ts';
import { DisputedPayments } from './application/disputed-payments.ts';
import { EndCheckoutSession } from './application/end-checkout-session.ts';
import { EndCheckoutSessionsOfLink } from './application/end-checkout-sessions-of-link.ts';
import { FetchUndelivered } from './application/fetch-undelivered.ts';
import { HandleDueEvents } from './application/handle-due-events.ts';
import { fraudWarningSubject, HandleFraudWarning } from './application/handle-fraud-warning.ts';
import { HandleWebhookEvent } from './application/handle-webhook-event.ts';
import { LedgerBookings } from './application/ledger-bookings.ts';
import { PlatformFees } from './application/platform-fees.ts';
import { PaymentsOfMonth } from './application/payments-of-month.ts';
import { PaymentSnapshots } from './application/payment-snapshots.ts';
import { CardMandates } from './application/mandates/card-mandates.ts';
import { ChargeKeptCard } from './application/mandates/charge-kept-card.ts';
import { PollPayment } from './application/poll-payment.ts';
import { PromiseTransfer } from './application/promise-transfer.ts';
import { ReceiveTransfer } from './application/receive-transfer.ts';
import { Reconcile } from './application/reconcile.ts';
import { RequestRefund } from './application/request-refund.ts';
import { SendRefund } from './application/send-refund.ts';
import { SettlePayment } from './application/settle-payment.ts';
import { StartCheckout } from './application/start-checkout.ts';
import { TakeBackBankPayment } from './application/take-back-bank-payment.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';
import { adapters, answers, contributes, needs } from './payments.parts.ts';
import { ChargesAhead } from './application/mandates/charges-ahead.ts';
import { WebhookSubjects } from './ports/webhook-subjects.ts';
import { paymentLetters } from './payments.letters.ts';
import { createUseCases } from './payments.use-cases.ts';

export const paymentsModule = defineModule({
  name: 'payments',
  needs,
  answers,
  /** Modules to the right handle webhook events about their objects, and charge cards that stay. */
  collects: { subjects: WebhookSubjects, chargesAhead: ChargesAhead },
  adapters,
  contributes,
  /** What modules to the right, the command line, the seeds and tests call. */
  provides: {
    cardMandates: CardMandates,
    chargeKeptCard: ChargeKeptCard,
    disputedPayments: DisputedPayments,
    endSession: EndCheckoutSession,
    endSessionsOfLink: EndCheckoutSessionsOfLink,
    fetchUndelivered: FetchUndelivered,
    handleDueEvents: HandleDueEvents,
    handleWebhookEvent: HandleWebhookEvent,
    ledgerBookings: LedgerBookings,
    paymentsOfMonth: PaymentsOfMonth,
    platformFees: PlatformFees,
    snapshots: PaymentSnapshots,
    pollPayment: PollPayment,
    promiseTransfer: PromiseTransfer,
    receiveTransfer: ReceiveTransfer,
    reconcile: Reconcile,
    requestRefund: RequestRefund,
    sendRefund: SendRefund,
    settlePayment: SettlePayment,
    startCheckout: StartCheckout,
    takeBackBankPayment: TakeBackBankPayment,
  },
  create: (given) => {
    const inboxWake = new InboxWake(given);
    const fraudWarnings = fraudWarningSubject(useCase(HandleFraudWarning, given));
    const subjects = () => [accountSubject(given), fraudWarnings, ...given.subjects()];
    const rateLimits = new CheckoutRateLimits({ ...given, networkDigest });
    const parts = { ...given, rateLimits, subjects, wakeWorker: inboxWake.wake };
    const useCases = createUseCases(parts);
    const deps = { ...parts, ...useCases };
    return {
      api: {
        ...useCases,
        ledgerBookings: sqlLedgerBookings(deps),
        paymentsOfMonth: sqlPaymentsOfMonth(deps),
        platformFees: new SqlPlatformFees(deps),
        snapshots: paymentSnapshots(deps),
      },
      routes: [
        ...bankPaymentRoutes(deps),
        ...checkoutRoutes(deps),
        ...limitRoutes(deps),
        ...mandateRoutes(deps),
        ...payerDocumentRoutes(deps),
        ...paymentRoutes(deps),
        ...refundRoutes(deps),
        ...takingsRoutes(deps),
        ...transferRoutes(deps),
        ...paymentExportRoutes(deps),
        ...webhookEventRoutes(deps),
        ...paymentLiveEventRoutes(deps),
      ],
      webhookRoutes: webhookRoutes(deps),
      pages: [begunPage(deps), cancelPage(deps), cardPage(deps), successPage(deps), transferPage(deps)],
      formPosts: [returnForm(deps), payForm(deps), cardForm(deps)],
      letters: paymentLetters,
      formTargets: checkoutOrigins(deps.config),
      jobs: paymentJobs({
        ...deps,
        rollUpPayments: () => rollUpPayments(deps.database),
        forgetOldPayloads: () => forgetOldPayloads(deps),
      }),
      subscriptions: [onLinkClosed(deps), ...mandateSubscriptions(deps)],
      checks: [
        ratesCheck(deps),
        ...paymentChecks(deps),
        sessionsCheck(deps),
        ...refundChecks(deps),
        ...limitChecks(deps),
        ...keptCardChecks(deps),
        moneyCheck(deps),
      ],
      metrics: paymentGauges(deps),
      attention: paymentAttention(deps),
      activity: [paymentActivity(deps)],
      home: paymentHomeParts(deps),
      search: [paymentSearch(deps)],
      auditActions,
      auditSubjects,
      personalData: [personalPayments(deps), personalMandates(deps)],
      drains: [() => inboxWake.flush()],
      closings: [async () => void (await inboxWake.flush())],
    };
  },
});
