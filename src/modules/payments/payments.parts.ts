import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { ProviderStatus } from '#kernel/provider-status.ts';
import { Random } from '#kernel/random.ts';
import { Sentences } from '#kernel/sentences.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { HeldLinks, PayableLinks } from '#modules/links/index.ts';
import { MerchantDirectory, PaymentReferences } from '#modules/merchants/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { NotificationsToken } from '#platform/database/notifications.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { adapter, type Made, type Values } from '#platform/define-module.ts';
import type { Key } from '#platform/di.ts';
import { MetersToken } from '#platform/metrics/meters.ts';
import { RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { ObjectionPayments } from './adapters/postgres/objection-payments.ts';
import { SqlFirstPayments } from './adapters/postgres/sql-first-payments.ts';
import { SqlLedger } from './adapters/postgres/sql-ledger.ts';
import { SqlPaymentChecks } from './adapters/postgres/sql-payment-checks.ts';
import { SqlPaymentIds } from './adapters/postgres/sql-payment-ids.ts';
import { SqlPaymentNewsDesk } from './adapters/postgres/sql-payment-news-desk.ts';
import { sqlPaymentReferences } from './adapters/postgres/sql-payment-references.ts';
import { SqlPaymentsOfLink } from './adapters/postgres/sql-payments-of-link.ts';
import { SqlProviderInbox } from './adapters/postgres/sql-provider-inbox.ts';
import { SqlTariffs } from './adapters/postgres/sql-tariffs.ts';
import { LimitedCheckouts } from './adapters/rate-limits/limited-checkouts.ts';
import { createStripeClient, StripeClient } from './adapters/stripe/stripe-client.ts';
import { StripeGateway } from './adapters/stripe/stripe-gateway.ts';
import { StripeMoney } from './adapters/stripe/stripe-money.ts';
import { StripeSessions } from './adapters/stripe/stripe-sessions.ts';
import { StripeSignals } from './adapters/stripe/stripe-signals.ts';
import { CheckoutAllowances } from './ports/checkout-allowances.ts';
import { DocumentsOfPayments } from './ports/documents-of-payments.ts';
import { FirstPayments } from './ports/first-payments.ts';
import { Ledger } from './ports/ledger.ts';
import { PayerReceipts } from './ports/payer-receipts.ts';
import { PaymentChecks } from './ports/payment-checks.ts';
import { PaymentGateway } from './ports/payment-gateway.ts';
import { PaymentNewsDesk } from './ports/payment-news.ts';
import { PaymentIds } from './ports/payment-ids.ts';
import { Payments } from './ports/payments.ts';
import { PaymentsOfLink } from './ports/payments-of-link.ts';
import { ProviderInbox } from './ports/provider-inbox.ts';
import { ProviderMoney } from './ports/provider-money.ts';
import { ProviderSessions } from './ports/provider-sessions.ts';
import { ProviderSignals } from './ports/provider-signals.ts';
import { Tariffs } from './ports/tariffs.ts';

export const needs = {
  audit: AuditLog,
  clock: Clock,
  config: Config,
  database: DatabaseToken,
  events: Events,
  exports: ListExports,
  jobs: Jobs,
  limits: RateLimits,
  links: PayableLinks,
  merchants: MerchantDirectory,
  meters: MetersToken,
  notifications: NotificationsToken,
  random: Random,
  sentences: Sentences,
  transactions: TransactionsToken,
  work: UnitOfWork,
  // Adapters of this module that other adapters are made from, also when a test has put its own in their place.
  gateway: PaymentGateway,
  payments: Payments,
  paymentsOfLink: PaymentsOfLink,
  stripe: StripeClient,
};

/** Ports that the invoices module implements. */
export const answers = { documents: DocumentsOfPayments, receipts: PayerReceipts };

const made = <T, D>(key: Key<T>, Adapter: new (deps: D) => T) => adapter(key, (deps: D) => new Adapter(deps));

export const adapters = {
  payments: made(Payments, ObjectionPayments),
  paymentIds: made(PaymentIds, SqlPaymentIds),
  paymentsOfLink: made(PaymentsOfLink, SqlPaymentsOfLink),
  checks: made(PaymentChecks, SqlPaymentChecks),
  firstPayments: made(FirstPayments, SqlFirstPayments),
  ledger: made(Ledger, SqlLedger),
  inbox: made(ProviderInbox, SqlProviderInbox),
  tariffs: made(Tariffs, SqlTariffs),
  desk: made(PaymentNewsDesk, SqlPaymentNewsDesk),
  allowances: made(CheckoutAllowances, LimitedCheckouts),
  stripe: adapter(StripeClient, createStripeClient),
  gateway: made(PaymentGateway, StripeGateway),
  money: made(ProviderMoney, StripeMoney),
  sessions: made(ProviderSessions, StripeSessions),
  signals: made(ProviderSignals, StripeSignals),
  providerStatus: adapter(ProviderStatus, ({ gateway }: { gateway: PaymentGateway }) => ({
    isReachable: () => gateway.isReachable(),
  })),
  references: adapter(PaymentReferences, sqlPaymentReferences),
  heldLinks: adapter(HeldLinks, ({ paymentsOfLink }: { paymentsOfLink: PaymentsOfLink }) => ({
    isHeld: (linkId) => paymentsOfLink.isHeld(linkId),
  })),
};

/** What the use-cases, the queries and the routes of this module are made from. */
export type PaymentDeps = Values<typeof needs> & Values<typeof answers> & Made<typeof adapters>;
