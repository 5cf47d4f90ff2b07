import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Random } from '#kernel/random.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { ChangedAccounts, ProviderAccounts } from '#modules/accounts/index.ts';
import { DocumentsOfLinks, PayableLinks, PaymentsOfLinks, TransferPromises } from '#modules/links/index.ts';
import { ClosedMonths, DataViews, MerchantDirectory, MerchantReferences } from '#modules/merchants/index.ts';
import { ExchangeRates, FeeSchedules } from '#modules/rates/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { NotificationsToken } from '#platform/database/notifications.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { adapter, adapterClass, lazyAdapter, type Made, type Values } from '#platform/define-module.ts';
import { Log } from '#platform/log.ts';
import { MetersToken } from '#platform/metrics/meters.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { SqlAccountLists } from './adapters/postgres/sql-account-lists.ts';
import { SqlEventCursors } from './adapters/postgres/sql-event-cursors.ts';
import { SqlLedger } from './adapters/postgres/sql-ledger.ts';
import { SqlLockedPayments } from './adapters/postgres/sql-locked-payments.ts';
import { SqlMandates } from './adapters/postgres/sql-mandates.ts';
import { SqlMerchantLimits } from './adapters/postgres/sql-merchant-limits.ts';
import { SqlPaymentChecks } from './adapters/postgres/sql-payment-checks.ts';
import { SqlPaymentLiveEvents } from './adapters/postgres/sql-payment-live-events.ts';
import { sqlPaymentReferences } from './adapters/postgres/sql-payment-references.ts';
import { SqlPaymentsOfLinks } from './adapters/postgres/sql-payments-of-links.ts';
import { SqlWebhookInbox } from './adapters/postgres/sql-webhook-inbox.ts';
import { stripeAdapters } from './adapters/stripe/stripe-adapters.ts';
import { StripeSource } from '#platform/stripe/stripe-source.ts';
import { AccountLists } from './ports/account-lists.ts';
import { AnswersToDisputes } from './ports/answers-to-disputes.ts';
import { DocumentsOfPayments } from './ports/documents-of-payments.ts';
import { ForeignDocuments } from './ports/foreign-documents.ts';
import { EventCursors } from './ports/event-cursors.ts';
import { Ledger } from './ports/ledger.ts';
import { ReceiveBankLine } from './application/receive-bank-line.ts';
import { LockedPayments } from './application/locked-payments.ts';
import { Mandates } from './application/mandates/mandates.ts';
import { MerchantLimits } from './ports/merchant-limits.ts';
import { PaymentChecks } from './ports/payment-checks.ts';
import { PaymentLiveEvents } from './ports/payment-live-events.ts';
import { Payments } from './ports/payments.ts';
import { WebhookInbox } from './ports/webhook-inbox.ts';

export const needs = {
  accounts: ProviderAccounts,
  audit: AuditLog,
  changedAccounts: ChangedAccounts,
  clock: Clock,
  config: Config,
  database: DatabaseToken,
  dataViews: DataViews,
  events: Events,
  exchangeRates: ExchangeRates,
  exports: ListExports,
  feeSchedules: FeeSchedules,
  jobs: Jobs,
  limits: RateLimits,
  letters: Letters,
  links: PayableLinks,
  log: Log,
  merchants: MerchantDirectory,
  meters: MetersToken,
  notifications: NotificationsToken,
  random: Random,
  messages: Messages,
  transactions: TransactionsToken,
  transferPromises: TransferPromises,
  work: UnitOfWork,
  // Adapters of this module that other adapters need; resolved by token, so that a test can replace them.
  payments: Payments,
  stripe: StripeSource,
};

/** What modules to the right implement: invoices, disputes, closing, banking and imports. */
export const answers = {
  answersToDisputes: AnswersToDisputes,
  closedMonths: ClosedMonths,
  documents: DocumentsOfPayments,
  documentsOfLinks: DocumentsOfLinks,
  foreignDocuments: ForeignDocuments,
  receiveBankLine: ReceiveBankLine,
};

export const adapters = {
  payments: lazyAdapter(
    Payments,
    async () => (await import('./adapters/postgres/objection-payments.ts')).ObjectionPayments,
  ),
  lockedPayments: adapterClass(LockedPayments, SqlLockedPayments),
  checks: adapterClass(PaymentChecks, SqlPaymentChecks),
  ledger: adapterClass(Ledger, SqlLedger),
  mandates: adapterClass(Mandates, SqlMandates),
  merchantLimits: adapterClass(MerchantLimits, SqlMerchantLimits),
  inbox: adapterClass(WebhookInbox, SqlWebhookInbox),
  cursors: adapterClass(EventCursors, SqlEventCursors),
  accountLists: adapterClass(AccountLists, SqlAccountLists),
  liveEvents: adapterClass(PaymentLiveEvents, SqlPaymentLiveEvents),
  ...stripeAdapters,
  paymentsOfLinks: adapterClass(PaymentsOfLinks, SqlPaymentsOfLinks),
};

export const contributes = { references: adapter(MerchantReferences, sqlPaymentReferences) };

/** The dependencies of the use-cases, queries and routes of this module. */
export type PaymentDeps = Values<typeof needs> & Values<typeof answers> & Made<typeof adapters>;
