import { contractDatabase, onOwnDatabase } from '#test/integration/contracts/contract-database.ts';
import { SqlEventCursors } from '#modules/payments/adapters/postgres/sql-event-cursors.ts';
import { SqlExchangeRates } from '#modules/rates/adapters/postgres/sql-exchange-rates.ts';
import { SqlFeeSchedules } from '#modules/rates/adapters/postgres/sql-fee-schedules.ts';
import { SqlLedger } from '#modules/payments/adapters/postgres/sql-ledger.ts';
import { SqlPaymentChecks } from '#modules/payments/adapters/postgres/sql-payment-checks.ts';
import { SqlWebhookInbox } from '#modules/payments/adapters/postgres/sql-webhook-inbox.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { openEvidenceDrafts } from '#test/integration/contracts/openers/evidence-drafts.ts';
import { openLockedPayments } from '#test/integration/contracts/openers/locked-payments.ts';
import { openMerchantLimits } from '#test/integration/contracts/openers/merchant-limits.ts';
import { openPaymentLiveEvents } from '#test/integration/contracts/openers/payment-live-events.ts';
import { openPayouts } from '#test/integration/contracts/openers/payouts.ts';
import { openRatesFile } from '#test/integration/contracts/openers/rates-file.ts';
import { openPaymentsDatabase } from '#test/integration/contracts/payments-database.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

const onDatabase = contractDatabase();

runSuites('PostgreSQL', {
  Payments: openPaymentsDatabase,
  PaymentChecks: async (openedAt) => {
    const { database, close } = await openTestDatabase(4);
    const merchantId = await insertMerchant(database, 1, {});
    const rows = await database.rows<{ id: number }>(
      `insert into payments (merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, eur_rate,
       eur_amount_minor, status, language, provider, order_number, created_at, updated_at)
     select :merchantId, 100, 'EUR', 100, 'EUR', 1, 100, 'PENDING', 'bg', 'stripe', n, :openedAt, :openedAt
     from generate_series(1, 3) n returning id`,
      { merchantId, openedAt },
    );
    return { checks: new SqlPaymentChecks({ database }), open: rows.map(({ id }) => id), close };
  },
  PaymentLiveEvents: openPaymentLiveEvents,
  LockedPayments: openLockedPayments,
  Ledger: onOwnDatabase(async ({ database, addMerchant, addPayment }) => {
    const merchantId = await addMerchant();
    const paymentId = await addPayment(merchantId);
    return { ledger: new SqlLedger({ database }), merchantId, paymentId };
  }),
  MerchantLimits: openMerchantLimits,
  ExchangeRates: onOwnDatabase(({ database }) => ({ exchangeRates: new SqlExchangeRates({ database }) })),
  FeeSchedules: async (schedules) => {
    const { database, migratorUrl, close } = await openTestDatabase(2);
    // The role of the migrations enters the schedules; those that apply already stay as they are.
    const owner = openDatabase(migratorUrl, { size: 1 });
    await owner.database.rows('alter table fee_schedules disable trigger keep_past');
    await owner.database.rows('delete from fee_schedules');
    for (const schedule of schedules) {
      await owner.database.rows(
        `insert into fee_schedules
         (valid_from, charge_currency, platform_basis_points, provider_basis_points, provider_fixed_minor)
       values (:validFrom, :currency, :platformBasisPoints, :providerBasisPoints, :providerFixedMinor)`,
        schedule,
      );
    }
    await owner.close();
    return { feeSchedules: new SqlFeeSchedules({ database }), close };
  },
  RatesFile: { HttpRatesFile: openRatesFile },
  WebhookInbox: onOwnDatabase(async ({ database, addMerchant, addPayment }) => {
    const merchantId = await addMerchant();
    const paymentId = await addPayment(merchantId);
    return { inbox: new SqlWebhookInbox({ database }), paymentId };
  }),
  EventCursors: onDatabase(({ database }) => ({ cursors: new SqlEventCursors({ database }) })),
  EvidenceDrafts: openEvidenceDrafts,
  Payouts: openPayouts,
});
