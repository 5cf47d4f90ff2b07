import { ContainerModule } from 'inversify';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { ProviderStatus } from '#kernel/provider-status.ts';
import { Random } from '#kernel/random.ts';
import { Sentences } from '#kernel/sentences.ts';
import { token } from '#kernel/token.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { PayableLinks } from '#modules/links/index.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { provider } from '#platform/di.ts';
import { NotificationsToken } from '#platform/database/notifications.ts';
import { MetersToken } from '#platform/metrics/meters.ts';
import { RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { ModuleParts } from '#platform/module-parts.ts';
import { onLinkCancelled } from './adapters/events/link-cancelled.ts';
import { paymentNewsRoutes } from './adapters/http/payment-news.routes.ts';
import { paymentReportRoutes } from './adapters/http/payment-reports.routes.ts';
import { payForm } from './adapters/http/pay-form.ts';
import { paymentRoutes, webhookRoute } from './adapters/http/payments.routes.ts';
import { providerEventRoutes } from './adapters/http/provider-events.routes.ts';
import { ownTakingsRoutes } from './adapters/http/own-takings.routes.ts';
import { paymentJobs } from './adapters/jobs/payments.jobs.ts';
import { LimitedCheckouts } from './adapters/rate-limits/limited-checkouts.ts';
import { paymentConcerns } from './adapters/persistence/payment-concerns.ts';
import { paymentGauges } from './adapters/persistence/payment-gauges.ts';
import { ObjectionPayments } from './adapters/persistence/objection-payments.ts';
import { SqlLedger } from './adapters/persistence/sql-ledger.ts';
import { SqlPaymentBooks } from './adapters/persistence/sql-payment-books.ts';
import { SqlPaymentNewsDesk } from './adapters/persistence/sql-payment-news-desk.ts';
import { SqlPaymentReports } from './adapters/persistence/sql-payment-reports.ts';
import { SqlLedgerSheets } from './adapters/persistence/sql-ledger-sheets.ts';
import { SqlPaymentTotals } from './adapters/persistence/sql-payment-totals.ts';
import { SqlPaymentSheets } from './adapters/persistence/sql-payment-sheets.ts';
import { SqlPaymentViews } from './adapters/persistence/sql-payment-views.ts';
import { SqlProviderEventSheets } from './adapters/persistence/sql-provider-event-sheets.ts';
import { SqlProviderEventViews } from './adapters/persistence/sql-provider-event-views.ts';
import { SqlTakingsOverTime } from './adapters/persistence/sql-takings-over-time.ts';
import { SqlProviderInbox } from './adapters/persistence/sql-provider-inbox.ts';
import { SqlTariffs } from './adapters/persistence/sql-tariffs.ts';
import { createStripeClient, StripeClient } from './adapters/stripe/stripe-client.ts';
import { SqlPersonalPayments } from './adapters/persistence/sql-personal-payments.ts';
import { StripeGateway } from './adapters/stripe/stripe-gateway.ts';
import { StripeSessions } from './adapters/stripe/stripe-sessions.ts';
import { StripeSignals } from './adapters/stripe/stripe-signals.ts';
import { ApplySnapshot } from './application/apply-snapshot.ts';
import { AskForReceipt } from './application/ask-for-receipt.ts';
import { AttachSession } from './application/attach-session.ts';
import { CarryOutEffects } from './application/carry-out-effects.ts';
import { CheckHealth } from './application/check-health.ts';
import { ConfirmPayment } from './application/confirm-payment.ts';
import { DraftAttempt } from './application/draft-attempt.ts';
import { EndSession } from './application/end-session.ts';
import { EndSessionsOfLink } from './application/end-sessions-of-link.ts';
import { FoldTotals } from './application/fold-totals.ts';
import { ForgetOldPayloads } from './application/forget-old-payloads.ts';
import { HandleSignal } from './application/handle-signal.ts';
import { ExportLedger } from './application/export-ledger.ts';
import { ExportPayments } from './application/export-payments.ts';
import { ExportSignals } from './application/export-signals.ts';
import { paymentFinder } from './application/find-payments.ts';
import { FollowOwnPayments } from './application/follow-own-payments.ts';
import { ImportRates } from './application/import-rates.ts';
import { ListPayments } from './application/list-payments.ts';
import { ListSignals } from './application/list-signals.ts';
import { LookAtPayment } from './application/look-at-payment.ts';
import { paymentInvariants } from './application/payment-invariants.ts';
import { PrepareCheckout } from './application/prepare-checkout.ts';
import { ProcessPayment } from './application/process-payment.ts';
import { ReceiveSignal } from './application/receive-signal.ts';
import { Reconcile } from './application/reconcile.ts';
import { RequestRefund } from './application/request-refund.ts';
import { RetrySignal } from './application/retry-signal.ts';
import { SendRefund } from './application/send-refund.ts';
import { SettlePayment } from './application/settle-payment.ts';
import { ShowSignal } from './application/show-signal.ts';
import { ShowPayment } from './application/show-payment.ts';
import { ShowTakingsOverTime } from './application/show-takings-over-time.ts';
import { SummarisePayments } from './application/summarise-payments.ts';
import { ShowOwnTakingsOverTime } from './application/show-own-takings-over-time.ts';
import { ShowDashboard, ShowOwnTakings } from './application/show-takings.ts';
import { StartCheckout } from './application/start-checkout.ts';
import { TellPaymentHistory } from './application/tell-payment-history.ts';
import { TellCheckoutState } from './application/tell-checkout-state.ts';
import { CheckoutAllowances } from './ports/checkout-allowances.ts';
import { DocumentsOfPayments } from './ports/documents-of-payments.ts';
import { Ledger } from './ports/ledger.ts';
import { PayerReceipts } from './ports/payer-receipts.ts';
import { PaymentBooks } from './ports/payment-books.ts';
import { PaymentGateway } from './ports/payment-gateway.ts';
import { PaymentNewsDesk } from './ports/payment-news.ts';
import { PaymentReports } from './ports/payment-reports.ts';
import { PaymentTotals } from './ports/payment-totals.ts';
import { LedgerSheets } from './ports/ledger-sheets.ts';
import { PaymentSheets } from './ports/payment-sheets.ts';
import { PaymentViews } from './ports/payment-views.ts';
import { TakingsOverTime } from './ports/takings-over-time.ts';
import { Payments } from './ports/payments.ts';
import { ProviderEventSheets } from './ports/provider-event-sheets.ts';
import { ProviderEventViews } from './ports/provider-event-views.ts';
import { ProviderInbox } from './ports/provider-inbox.ts';
import { ProviderSessions } from './ports/provider-sessions.ts';
import { ProviderSignals } from './ports/provider-signals.ts';
import { Tariffs } from './ports/tariffs.ts';

export const PaymentsParts = token<ModuleParts>('payments.Parts');

type Provide = ReturnType<typeof provider>;

const provideAdapters = (provide: Provide): void => {
  provide.class(Payments, ObjectionPayments, { database: DatabaseToken });
  provide.class(PaymentViews, SqlPaymentViews, { database: DatabaseToken });
  provide.class(LedgerSheets, SqlLedgerSheets, { config: Config, sentences: Sentences });
  provide.class(PaymentSheets, SqlPaymentSheets, { config: Config, sentences: Sentences });
  provide.class(PaymentNewsDesk, SqlPaymentNewsDesk, {
    database: DatabaseToken,
    notifications: NotificationsToken,
  });
  provide.class(PaymentReports, SqlPaymentReports, { database: DatabaseToken });
  provide.class(TakingsOverTime, SqlTakingsOverTime, { database: DatabaseToken });
  provide.class(PaymentTotals, SqlPaymentTotals, { database: DatabaseToken });
  provide.class(PaymentBooks, SqlPaymentBooks, { database: DatabaseToken });
  provide.class(Ledger, SqlLedger, { database: DatabaseToken });
  provide.class(Tariffs, SqlTariffs, { database: DatabaseToken });
  provide.class(ProviderEventSheets, SqlProviderEventSheets, { config: Config, sentences: Sentences });
  provide.class(ProviderEventViews, SqlProviderEventViews, { database: DatabaseToken });
  provide.class(ProviderInbox, SqlProviderInbox, { database: DatabaseToken });
  provide.factory(StripeClient, createStripeClient, { config: Config, meters: MetersToken });
  provide.class(PaymentGateway, StripeGateway, { stripe: StripeClient, config: Config });
  provide.class(ProviderSessions, StripeSessions, { stripe: StripeClient });
  provide.factory(
    ProviderStatus,
    ({ gateway }: { gateway: PaymentGateway }) => ({ isReachable: () => gateway.isReachable() }),
    { gateway: PaymentGateway },
  );
  provide.class(ProviderSignals, StripeSignals, { stripe: StripeClient, config: Config });
};

const provideCheckout = (provide: Provide): void => {
  provide.class(CheckoutAllowances, LimitedCheckouts, { limits: RateLimits, config: Config });
  provide.class(PrepareCheckout, PrepareCheckout, {
    allowances: CheckoutAllowances,
    links: PayableLinks,
    payments: Payments,
    tariffs: Tariffs,
    gateway: PaymentGateway,
    draft: DraftAttempt,
    work: UnitOfWork,
    clock: Clock,
    jobs: Jobs,
  });
  provide.class(DraftAttempt, DraftAttempt, {
    tariffs: Tariffs,
    gateway: PaymentGateway,
    sentences: Sentences,
    random: Random,
    clock: Clock,
  });
  provide.class(ProcessPayment, ProcessPayment, {
    payments: Payments,
    links: PayableLinks,
    merchants: MerchantDirectory,
    gateway: PaymentGateway,
    attach: AttachSession,
    draft: DraftAttempt,
    settlePayment: SettlePayment,
    work: UnitOfWork,
    clock: Clock,
  });
  provide.class(AttachSession, AttachSession, { payments: Payments, gateway: PaymentGateway, clock: Clock });
  provide.class(EndSession, EndSession, {
    payments: Payments,
    gateway: PaymentGateway,
    attach: AttachSession,
    settlePayment: SettlePayment,
  });
  provide.class(StartCheckout, StartCheckout, {
    allowances: CheckoutAllowances,
    merchants: MerchantDirectory,
    prepare: PrepareCheckout,
    attach: AttachSession,
    end: EndSession,
  });
  provide.class(AskForReceipt, AskForReceipt, {
    payments: Payments,
    documents: DocumentsOfPayments,
    receipts: PayerReceipts,
  });
  provide.class(TellCheckoutState, TellCheckoutState, {
    payments: Payments,
    views: PaymentViews,
    links: PayableLinks,
    documents: DocumentsOfPayments,
    settlePayment: SettlePayment,
  });
};

const provideSettlement = (provide: Provide): void => {
  provide.class(ApplySnapshot, ApplySnapshot, {
    payments: Payments,
    tariffs: Tariffs,
    gateway: PaymentGateway,
    random: Random,
  });
  provide.class(CarryOutEffects, CarryOutEffects, {
    links: PayableLinks,
    ledger: Ledger,
    desk: PaymentNewsDesk,
    events: Events,
    jobs: Jobs,
  });
  provide.class(SettlePayment, SettlePayment, {
    payments: Payments,
    links: PayableLinks,
    gateway: PaymentGateway,
    inbox: ProviderInbox,
    attach: AttachSession,
    apply: ApplySnapshot,
    carryOut: CarryOutEffects,
    work: UnitOfWork,
    clock: Clock,
  });
  provide.class(ConfirmPayment, ConfirmPayment, {
    payments: Payments,
    views: PaymentViews,
    merchants: MerchantDirectory,
    settlePayment: SettlePayment,
  });
};

const provideSignals = (provide: Provide): void => {
  provide.class(ReceiveSignal, ReceiveSignal, {
    signals: ProviderSignals,
    inbox: ProviderInbox,
    gateway: PaymentGateway,
    work: UnitOfWork,
    jobs: Jobs,
    clock: Clock,
  });
  provide.class(HandleSignal, HandleSignal, {
    inbox: ProviderInbox,
    signals: ProviderSignals,
    payments: Payments,
    settlePayment: SettlePayment,
    clock: Clock,
  });
  provide.factory(
    Reconcile,
    ({ config, ...deps }) => new Reconcile({ ...deps, afterSeconds: config.reconcileAfterSeconds }),
    {
      payments: Payments,
      inbox: ProviderInbox,
      signals: ProviderSignals,
      gateway: PaymentGateway,
      settlePayment: SettlePayment,
      handleSignal: HandleSignal,
      work: UnitOfWork,
      clock: Clock,
      config: Config,
    },
  );
};

const provideJobs = (provide: Provide): void => {
  provide.class(ImportRates, ImportRates, { tariffs: Tariffs, work: UnitOfWork, audit: AuditLog });
  provide.class(LookAtPayment, LookAtPayment, {
    settlePayment: SettlePayment,
    payments: Payments,
    jobs: Jobs,
    clock: Clock,
  });
  provide.class(FoldTotals, FoldTotals, { totals: PaymentTotals });
  provide.class(ForgetOldPayloads, ForgetOldPayloads, { inbox: ProviderInbox, clock: Clock });
  provide.class(EndSessionsOfLink, EndSessionsOfLink, {
    payments: Payments,
    links: PayableLinks,
    endSession: EndSession,
  });
  provide.class(RequestRefund, RequestRefund, {
    payments: Payments,
    merchants: MerchantDirectory,
    send: SendRefund,
    work: UnitOfWork,
    jobs: Jobs,
    random: Random,
    clock: Clock,
    audit: AuditLog,
  });
  provide.class(SendRefund, SendRefund, {
    payments: Payments,
    gateway: PaymentGateway,
    settlePayment: SettlePayment,
  });
};

const provideReads = (provide: Provide): void => {
  provide.class(ListPayments, ListPayments, { views: PaymentViews, merchants: MerchantDirectory });
  provide.class(ListSignals, ListSignals, { views: ProviderEventViews });
  provide.class(ExportSignals, ExportSignals, { sheets: ProviderEventSheets, exports: ListExports });
  provide.class(ShowSignal, ShowSignal, { views: ProviderEventViews });
  provide.class(RetrySignal, RetrySignal, {
    show: ShowSignal,
    inbox: ProviderInbox,
    work: UnitOfWork,
    jobs: Jobs,
    clock: Clock,
    audit: AuditLog,
  });
  provide.class(ShowPayment, ShowPayment, { views: PaymentViews, merchants: MerchantDirectory });
  provide.class(TellPaymentHistory, TellPaymentHistory, {
    payments: Payments,
    views: PaymentViews,
    merchants: MerchantDirectory,
    tariffs: Tariffs,
  });
  provide.class(ShowOwnTakings, ShowOwnTakings, { views: PaymentViews, clock: Clock });
  provide.class(ShowOwnTakingsOverTime, ShowOwnTakingsOverTime, { takings: TakingsOverTime, clock: Clock });
  provide.class(FollowOwnPayments, FollowOwnPayments, { desk: PaymentNewsDesk, clock: Clock });
  provide.class(ShowDashboard, ShowDashboard, { views: PaymentViews, clock: Clock });
  const reports = { reports: PaymentReports, merchants: MerchantDirectory };
  provide.class(SummarisePayments, SummarisePayments, reports);
  provide.class(ShowTakingsOverTime, ShowTakingsOverTime, { ...reports, clock: Clock });
  provide.class(ExportLedger, ExportLedger, { sheets: LedgerSheets, exports: ListExports });
  provide.class(ExportPayments, ExportPayments, {
    sheets: PaymentSheets,
    merchants: MerchantDirectory,
    exports: ListExports,
  });
  provide.class(CheckHealth, CheckHealth, { gateway: PaymentGateway, views: PaymentViews });
};

export const paymentsModule = new ContainerModule((options) => {
  const provide = provider(options);
  provideAdapters(provide);
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
      ],
      rawRoutes: [webhookRoute(deps)],
      forms: [payForm(deps)],
      jobs: paymentJobs(deps),
      subscriptions: [onLinkCancelled(deps)],
      invariants: paymentInvariants(deps),
      gauges: paymentGauges(deps),
      concerns: paymentConcerns(deps),
      finders: [paymentFinder(deps)],
      personalData: [new SqlPersonalPayments(deps)],
    }),
    {
      config: Config,
      links: PayableLinks,
      merchants: MerchantDirectory,
      database: DatabaseToken,
      clock: Clock,
      books: PaymentBooks,
      sessions: ProviderSessions,
      jobs: Jobs,
      startCheckout: StartCheckout,
      tellCheckoutState: TellCheckoutState,
      askForReceipt: AskForReceipt,
      confirmPayment: ConfirmPayment,
      processPayment: ProcessPayment,
      requestRefund: RequestRefund,
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
      endSessionsOfLink: EndSessionsOfLink,
      sendRefund: SendRefund,
      reconcile: Reconcile,
      foldTotals: FoldTotals,
      forgetOldPayloads: ForgetOldPayloads,
    },
  );
});
