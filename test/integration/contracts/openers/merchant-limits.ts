import { SqlMerchantLimits } from '#modules/payments/adapters/postgres/sql-merchant-limits.ts';
import { activeSince } from '#test/contracts/merchant-limits.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

export const openMerchantLimits: Opener<'MerchantLimits'> = async () => {
  const { database, close } = await openTestDatabase(2);
  const first = await insertMerchant(database, 1, {});
  const second = await insertMerchant(database, 2, {});
  for (const [seq, at] of [activeSince, new Date('2026-11-10T10:00:00Z')].entries()) {
    await database.rows(
      `insert into merchant_status_history (merchant_id, seq, to_status, actor, at)
       values (:first, :seq, 'ACTIVE', 'tests', :at)`,
      { first, seq: seq + 90, at },
    );
  }
  return {
    limits: new SqlMerchantLimits({ database }),
    merchantIds: [first, second],
    take: async (merchantId, { minor, isOpen, succeededAt }) => {
      const status = isOpen ? 'PENDING' : succeededAt === null ? 'CANCELLED' : 'SUCCEEDED';
      await database.rows(
        `insert into payments (merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, eur_rate,
           eur_amount_minor, status, language, provider, order_number, net_amount_minor,
           charge_net_amount_minor, succeeded_at, created_at, updated_at)
         select :merchantId, :minor::bigint, 'EUR', :minor::bigint, 'EUR', 1, :minor::bigint, :status::text, 'bg', 'stripe', count(*) + 1, :minor::bigint, :minor::bigint,
           :succeededAt::timestamptz,
           now(), now() from payments`,
        { merchantId, minor, status, succeededAt },
      );
    },
    close,
  };
};
