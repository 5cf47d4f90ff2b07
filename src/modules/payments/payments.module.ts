import { ContainerModule } from 'inversify';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Sentences } from '#kernel/sentences.ts';
import { token } from '#kernel/token.ts';
import { PayableLinks } from '#modules/links/index.ts';
import { MerchantDirectory, PaymentReferences } from '#modules/merchants/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { provider } from '#platform/di.ts';
import { MetersToken } from '#platform/metrics/meters.ts';
import type { Contributions } from '#platform/contributions.ts';
import { onLinkCancelled } from './adapters/events/link-cancelled.ts';
import { activityRoutes } from './adapters/http/activity.routes.ts';
import { paymentNewsRoutes } from './adapters/http/payment-news.routes.ts';
import { paymentReportRoutes } from './adapters/http/payment-reports.routes.ts';
import { payForm } from './adapters/http/pay-form.ts';
import { countRefusals } from './adapters/http/count-refusals.ts';
import { paymentRoutes, webhookRoute } from './adapters/http/payments.routes.ts';
import { providerEventRoutes } from './adapters/http/provider-events.routes.ts';
import { ownTakingsRoutes } from './adapters/http/own-takings.routes.ts';
import { paymentJobs } from './adapters/jobs/payments.jobs.ts';
import { paymentConcerns } from './adapters/postgres/payment-concerns.ts';
import { paymentGauges } from './adapters/postgres/payment-gauges.ts';
import { SqlPersonalPayments } from './adapters/postgres/sql-personal-payments.ts';
import { sqlPaymentReferences } from './adapters/postgres/sql-payment-references.ts';
import { AskForReceipt } from './application/ask-for-receipt.ts';
import { CheckHealth } from './application/check-health.ts';
import { CompareMoney } from './application/compare-money.ts';
import { ConfirmPayment } from './application/confirm-payment.ts';
import { EndSession } from './application/end-session.ts';
import { EndSessionsOfLink } from './application/end-sessions-of-link.ts';
import { FoldTotals } from './application/fold-totals.ts';
import { ForgetOldPayloads } from './application/forget-old-payloads.ts';
import { HandleSignal } from './application/handle-signal.ts';
import { ExportPayments } from './application/export-payments.ts';
import { ExportSignals } from './application/export-signals.ts';
import { paymentFinder } from './application/find-payments.ts';
import { FollowOwnPayments } from './application/follow-own-payments.ts';
import { ListPayments } from './application/list-payments.ts';
import { ListSignals } from './application/list-signals.ts';
import { LookAtPayment } from './application/look-at-payment.ts';
import { moneyInvariants } from './application/money-invariants.ts';
import { paymentInvariants } from './application/payment-invariants.ts';
import { ProcessPayment } from './application/process-payment.ts';
import { ReceiveSignal } from './application/receive-signal.ts';
import { Reconcile } from './application/reconcile.ts';
import { RequestRefund } from './application/request-refund.ts';
import { ResolveMismatch } from './application/resolve-mismatch.ts';
import { RetrySignal } from './application/retry-signal.ts';
import { SendRefund } from './application/send-refund.ts';
import { ShowSignal } from './application/show-signal.ts';
import { ShowPayment } from './application/show-payment.ts';
import { ShowTakingsOverTime } from './application/show-takings-over-time.ts';
import { SummarisePayments } from './application/summarise-payments.ts';
import { ShowOwnTakingsOverTime } from './application/show-own-takings-over-time.ts';
import { ShowDashboard, ShowOwnTakings } from './application/show-takings.ts';
import { StartCheckout } from './application/start-checkout.ts';
import { TellPaymentHistory } from './application/tell-payment-history.ts';
import { TellCheckoutState } from './application/tell-checkout-state.ts';
import { DocumentsOfPayments } from './ports/documents-of-payments.ts';
import { MoneyBackBooks } from './ports/money-back-books.ts';
import { PaymentBooks } from './ports/payment-books.ts';
import { ProviderSessions } from './ports/provider-sessions.ts';
import { provideAdapters } from './wiring/adapters.ts';
import { provideCheckout } from './wiring/checkout.ts';
import { provideSettlement } from './wiring/settlement.ts';
import { provideSignals } from './wiring/signals.ts';
import { provideJobs } from './wiring/jobs.ts';
import { provideReads } from './wiring/reads.ts';

export const PaymentsParts = token<Contributions>('payments.Parts');

export const paymentsModule = new ContainerModule((options) => {
  const provide = provider(options);
  provideAdapters(provide);
  provide.factory(PaymentReferences, sqlPaymentReferences, { database: DatabaseToken });
  provideCheckout(provide);
  provideSettlement(provide);
  provideSignals(provide);
  provideJobs(provide);
  provideReads(provide);
  provide.factory(
    PaymentsParts,
    (deps) => ({
      routes: [
        ...paymentRoutes(deps),
        ...paymentReportRoutes(deps),
        ...providerEventRoutes(deps),
        ...ownTakingsRoutes(deps),
        ...paymentNewsRoutes(deps),
        ...activityRoutes(deps),
      ],
      webhookRoutes: [countRefusals(webhookRoute(deps), deps)],
      formPosts: [payForm(deps)],
      jobs: paymentJobs(deps),
      subscriptions: [onLinkCancelled(deps)],
      checks: [...paymentInvariants(deps), ...moneyInvariants(deps)],
      metrics: paymentGauges(deps),
      attention: paymentConcerns(deps),
      search: [paymentFinder(deps)],
      personalData: [new SqlPersonalPayments(deps)],
    }),
    {
      config: Config,
      links: PayableLinks,
      merchants: MerchantDirectory,
      database: DatabaseToken,
      clock: Clock,
      sentences: Sentences,
      meters: MetersToken,
      books: PaymentBooks,
      sessions: ProviderSessions,
      compareMoney: CompareMoney,
      moneyBackBooks: MoneyBackBooks,
      jobs: Jobs,
      startCheckout: StartCheckout,
      tellCheckoutState: TellCheckoutState,
      askForReceipt: AskForReceipt,
      confirmPayment: ConfirmPayment,
      processPayment: ProcessPayment,
      requestRefund: RequestRefund,
      resolveMismatch: ResolveMismatch,
      tellPaymentHistory: TellPaymentHistory,
      listPayments: ListPayments,
      showPayment: ShowPayment,
      showOwnTakings: ShowOwnTakings,
      showOwnTakingsOverTime: ShowOwnTakingsOverTime,
      showDashboard: ShowDashboard,
      followOwnPayments: FollowOwnPayments,
      exportPayments: ExportPayments,
      summarisePayments: SummarisePayments,
      showTakingsOverTime: ShowTakingsOverTime,
      listSignals: ListSignals,
      exportSignals: ExportSignals,
      showSignal: ShowSignal,
      retrySignal: RetrySignal,
      checkHealth: CheckHealth,
      documents: DocumentsOfPayments,
      receiveSignal: ReceiveSignal,
      handleSignal: HandleSignal,
      lookAtPayment: LookAtPayment,
      endSession: EndSession,
      endSessionsOfLink: EndSessionsOfLink,
      sendRefund: SendRefund,
      reconcile: Reconcile,
      foldTotals: FoldTotals,
      forgetOldPayloads: ForgetOldPayloads,
    },
  );
});
