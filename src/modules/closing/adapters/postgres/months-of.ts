import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';

/** The months of a merchant from its first document to the current one, `YYYY-MM` in Sofia, in their order. */
export const monthsOf =
  ({ database, clock }: Readonly<{ database: Database; clock: Clock }>) =>
  async (merchantId: number): Promise<readonly string[]> => {
    const rows = await database.rows<{ month: string }>(
      `select to_char(d.month, 'YYYY-MM') as month
       from (select date_trunc('month', min(i.issue_date)) as first from invoices i
         where i.merchant_id = :merchantId and i.series = 'LEGAL') begun
       cross join lateral generate_series(begun.first, cast(:today as date), interval '1 month') d (month)
       order by 1`,
      { merchantId, today: businessDateOf(clock.now()) },
    );
    return rows.map(({ month }) => month);
  };
