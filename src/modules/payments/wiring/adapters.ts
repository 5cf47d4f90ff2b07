import { ProviderStatus } from '#kernel/provider-status.ts';
import { Clock } from '#kernel/clock.ts';
import { Sentences } from '#kernel/sentences.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { NotificationsToken } from '#platform/database/notifications.ts';
import { HeldLinks } from '#modules/links/index.ts';
import type { Provide } from '#platform/di.ts';
import { MetersToken } from '#platform/metrics/meters.ts';
import { ObjectionPayments } from '../adapters/postgres/objection-payments.ts';
import { SqlFirstPayments } from '../adapters/postgres/sql-first-payments.ts';
import { SqlLedger } from '../adapters/postgres/sql-ledger.ts';
import { SqlPaymentBooks } from '../adapters/postgres/sql-payment-books.ts';
import { SqlPaymentChecks } from '../adapters/postgres/sql-payment-checks.ts';
import { SqlPaymentNewsDesk } from '../adapters/postgres/sql-payment-news-desk.ts';
import { SqlMoneyBackBooks } from '../adapters/postgres/sql-money-back-books.ts';
import { SqlMoneyBooks } from '../adapters/postgres/sql-money-books.ts';
import { SqlPaymentReports } from '../adapters/postgres/sql-payment-reports.ts';
import { sqlLedgerSheets } from '../adapters/postgres/sql-ledger-sheets.ts';
import { SqlPaymentTotals } from '../adapters/postgres/sql-payment-totals.ts';
import { sqlPaymentSheets } from '../adapters/postgres/sql-payment-sheets.ts';
import { SqlPaymentViews } from '../adapters/postgres/sql-payment-views.ts';
import { sqlProviderEventSheets } from '../adapters/postgres/sql-provider-event-sheets.ts';
import { SqlProviderEventViews } from '../adapters/postgres/sql-provider-event-views.ts';
import { SqlTakingsOverTime } from '../adapters/postgres/sql-takings-over-time.ts';
import { SqlProviderInbox } from '../adapters/postgres/sql-provider-inbox.ts';
import { SqlTariffs } from '../adapters/postgres/sql-tariffs.ts';
import { createStripeClient, StripeClient } from '../adapters/stripe/stripe-client.ts';
import { StripeGateway } from '../adapters/stripe/stripe-gateway.ts';
import { StripeMoney } from '../adapters/stripe/stripe-money.ts';
import { StripeSessions } from '../adapters/stripe/stripe-sessions.ts';
import { StripeSignals } from '../adapters/stripe/stripe-signals.ts';
import { FirstPayments } from '../ports/first-payments.ts';
import { Ledger } from '../ports/ledger.ts';
import { MoneyBackBooks } from '../ports/money-back-books.ts';
import { MoneyBooks } from '../ports/money-books.ts';
import { PaymentBooks } from '../ports/payment-books.ts';
import { PaymentChecks } from '../ports/payment-checks.ts';
import { PaymentGateway } from '../ports/payment-gateway.ts';
import { PaymentNewsDesk } from '../ports/payment-news.ts';
import { PaymentReports } from '../ports/payment-reports.ts';
import { PaymentTotals } from '../ports/payment-totals.ts';
import { LedgerSheets } from '../ports/ledger-sheets.ts';
import { PaymentSheets } from '../ports/payment-sheets.ts';
import { PaymentViews } from '../ports/payment-views.ts';
import { TakingsOverTime } from '../ports/takings-over-time.ts';
import { Payments } from '../ports/payments.ts';
import { ProviderEventSheets } from '../ports/provider-event-sheets.ts';
import { ProviderEventViews } from '../ports/provider-event-views.ts';
import { ProviderInbox } from '../ports/provider-inbox.ts';
import { ProviderMoney } from '../ports/provider-money.ts';
import { ProviderSessions } from '../ports/provider-sessions.ts';
import { ProviderSignals } from '../ports/provider-signals.ts';
import { Tariffs } from '../ports/tariffs.ts';

export const provideAdapters = (provide: Provide): void => {
  provide.class(Payments, ObjectionPayments, { database: DatabaseToken, transactions: TransactionsToken });
  provide.factory(
    HeldLinks,
    ({ payments }: { payments: Payments }) => ({ isHeld: (linkId) => payments.isHeldOn(linkId) }),
    { payments: Payments },
  );
  provide.class(PaymentChecks, SqlPaymentChecks, { database: DatabaseToken });
  provide.class(PaymentViews, SqlPaymentViews, { database: DatabaseToken });
  provide.factory(LedgerSheets, sqlLedgerSheets, { config: Config, sentences: Sentences });
  provide.factory(PaymentSheets, sqlPaymentSheets, { config: Config, sentences: Sentences });
  provide.class(PaymentNewsDesk, SqlPaymentNewsDesk, {
    database: DatabaseToken,
    notifications: NotificationsToken,
  });
  provide.class(PaymentReports, SqlPaymentReports, { database: DatabaseToken });
  provide.class(TakingsOverTime, SqlTakingsOverTime, { database: DatabaseToken });
  provide.class(PaymentTotals, SqlPaymentTotals, { database: DatabaseToken });
  provide.class(PaymentBooks, SqlPaymentBooks, { database: DatabaseToken });
  provide.class(MoneyBooks, SqlMoneyBooks, { database: DatabaseToken });
  provide.class(MoneyBackBooks, SqlMoneyBackBooks, { database: DatabaseToken });
  provide.class(FirstPayments, SqlFirstPayments, { database: DatabaseToken });
  provide.class(Ledger, SqlLedger, { database: DatabaseToken });
  provide.class(Tariffs, SqlTariffs, { database: DatabaseToken });
  provide.factory(ProviderEventSheets, sqlProviderEventSheets, { config: Config, sentences: Sentences });
  provide.class(ProviderEventViews, SqlProviderEventViews, { database: DatabaseToken });
  provide.class(ProviderInbox, SqlProviderInbox, { database: DatabaseToken });
  provide.factory(StripeClient, createStripeClient, { config: Config, meters: MetersToken });
  provide.class(PaymentGateway, StripeGateway, { stripe: StripeClient, config: Config });
  provide.class(ProviderMoney, StripeMoney, { stripe: StripeClient });
  provide.class(ProviderSessions, StripeSessions, { stripe: StripeClient });
  provide.factory(
    ProviderStatus,
    ({ gateway }: { gateway: PaymentGateway }) => ({ isReachable: () => gateway.isReachable() }),
    { gateway: PaymentGateway },
  );
  provide.class(ProviderSignals, StripeSignals, { stripe: StripeClient, config: Config, clock: Clock });
};
