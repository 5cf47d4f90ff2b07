import { SqlPaymentChecks } from '#modules/payments/adapters/postgres/sql-payment-checks.ts';
import { describePaymentChecks } from '#test/contracts/payment-checks.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describePaymentChecks('PostgreSQL', async (openedAt) => {
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
});
