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
         case when i.type = 'CREDIT_NOTE' then -1 else 1 end * (i.eur_subtotal_minor + i.eur_tax_minor) as minor
       from ${source} where i.merchant_id = :merchantId and ${ofYear} order by i.tax_event_date, i.number`,
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
