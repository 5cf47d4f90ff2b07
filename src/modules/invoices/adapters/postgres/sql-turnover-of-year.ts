import type { Database } from '#platform/database/database.ts';
import type { TurnoverEntry, TurnoverOfYear } from '../../application/turnover-of-year.ts';

/** The year of the sale: that of the corrected document for a credit note. */
const ofYear = `i.series = 'LEGAL' and i.annulled_at is null
  and extract(year from coalesce(corrected.tax_event_date, i.tax_event_date)) = :year`;
const source = `invoices i
  left join invoices corrected on corrected.id = i.corrects_invoice_id and i.type = 'CREDIT_NOTE'`;

export class SqlTurnoverOfYear implements TurnoverOfYear {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  entries(merchantId: number, year: number): Promise<readonly TurnoverEntry[]> {
    return this.#database.rows<TurnoverEntry>(
      `select i.id as "invoiceId", i.invoice_number as "invoiceNumber", i.tax_event_date as day,
         coalesce(i.buyer->>'country', 'BG') as country, supplied.ground,
         (case when i.type = 'CREDIT_NOTE' then -1 else 1 end
           * round(i.eur_subtotal_minor * supplied.net_minor / nullif(i.subtotal_minor, 0)))::bigint as minor
       from ${source}
       cross join lateral (
         select case when l.tax_rate = 0 then coalesce(l.vat_ground, i.vat_ground) end as ground,
           sum(l.net_minor)::numeric as net_minor
         from invoice_lines l where l.invoice_id = i.id group by 1) supplied
       where i.merchant_id = :merchantId and i.subtotal_minor <> 0 and ${ofYear}
       order by i.tax_event_date, i.number, supplied.ground`,
      { merchantId, year },
    );
  }

  async merchants(year: number): Promise<readonly number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `select distinct i.merchant_id as id from ${source} where ${ofYear} order by 1`,
      { year },
    );
    return rows.map(({ id }) => id);
  }
}
