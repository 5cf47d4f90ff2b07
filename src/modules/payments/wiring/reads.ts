import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { Config } from '#platform/config.ts';
import type { Provide } from '#platform/di.ts';
import { CompareMoney } from '../application/compare-money.ts';
import { CheckHealth } from '../application/check-health.ts';
import { ExportLedger } from '../application/export-ledger.ts';
import { ExportPayments } from '../application/export-payments.ts';
import { ExportSignals } from '../application/export-signals.ts';
import { FollowOwnPayments } from '../application/follow-own-payments.ts';
import { ListPayments } from '../application/list-payments.ts';
import { ListRates } from '../application/list-rates.ts';
import { ListSignals } from '../application/list-signals.ts';
import { RetrySignal } from '../application/retry-signal.ts';
import { ShowSignal } from '../application/show-signal.ts';
import { ShowPayment } from '../application/show-payment.ts';
import { ShowTakingsOverTime } from '../application/show-takings-over-time.ts';
import { SummarisePayments } from '../application/summarise-payments.ts';
import { ShowOwnTakingsOverTime } from '../application/show-own-takings-over-time.ts';
import { ShowDashboard, ShowOwnTakings } from '../application/show-takings.ts';
import { TellPaymentHistory } from '../application/tell-payment-history.ts';
import { MoneyBooks } from '../ports/money-books.ts';
import { PaymentGateway } from '../ports/payment-gateway.ts';
import { PaymentNewsDesk } from '../ports/payment-news.ts';
import { PaymentReports } from '../ports/payment-reports.ts';
import { LedgerSheets } from '../ports/ledger-sheets.ts';
import { PaymentSheets } from '../ports/payment-sheets.ts';
import { PaymentViews } from '../ports/payment-views.ts';
import { TakingsOverTime } from '../ports/takings-over-time.ts';
import { Payments } from '../ports/payments.ts';
import { ProviderEventSheets } from '../ports/provider-event-sheets.ts';
import { ProviderEventViews } from '../ports/provider-event-views.ts';
import { ProviderInbox } from '../ports/provider-inbox.ts';
import { ProviderMoney } from '../ports/provider-money.ts';
import { Tariffs } from '../ports/tariffs.ts';

export const provideReads = (provide: Provide): void => {
  provide.factory(
    CompareMoney,
    ({
      config,
      ...deps
    }: Omit<ConstructorParameters<typeof CompareMoney>[0], 'isRouted'> & { config: Config }) =>
      new CompareMoney({ ...deps, isRouted: config.stripe.routing === 'direct' }),
    { money: ProviderMoney, moneyBooks: MoneyBooks, clock: Clock, config: Config },
  );
  provide.class(ListPayments, ListPayments, { views: PaymentViews, merchants: MerchantDirectory });
  provide.class(ListRates, ListRates, { tariffs: Tariffs });
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
  provide.class(ShowOwnTakings, ShowOwnTakings, { views: PaymentViews, reports: PaymentReports });
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
