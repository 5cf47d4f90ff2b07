import type { BusinessDate } from '#kernel/business-date.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import type { InvoiceRegister, RegisterRow } from '../../ports/invoice-register.ts';
import type { InvoiceFilters } from '../../ports/invoice-views.ts';
import { conditionsOf, statusColumn } from './invoice-conditions.ts';

const batch = 500;

/** A credit note takes away: its amounts are below zero here. */
const signed = (amount: string, name: string): string => `sign.of * ${amount} as "${name}"`;
const atRate = (column: string, rate: number): string =>
  `coalesce((sum(${column}) filter (where tax_rate = ${rate}))::bigint, 0)`;

const columns = `
  i.seller->>'name' as "merchantName", i.invoice_number as "invoiceNumber", i.type, ${statusColumn} as status,
  i.is_test as "isTest", i.annulled_at is not null as "isAnnulled", i.issue_date as "issueDate",
  i.tax_event_date as "taxEventDate", i.due_date as "dueDate", corrected.invoice_number as "correctsNumber",
  i.buyer->>'name' as "customerName", i.buyer->>'taxId' as "customerTaxId",
  i.buyer->>'vatNumber' as "customerVatNumber", i.customer_email as "customerEmail", i.description, i.currency,
  ${signed('rates.base20', 'base20Minor')}, ${signed('rates.vat20', 'vat20Minor')},
  ${signed('rates.base9', 'base9Minor')}, ${signed('rates.vat9', 'vat9Minor')},
  ${signed('rates.base0', 'base0Minor')}, ${signed('i.total_minor', 'totalMinor')},
  ${signed('i.paid_minor', 'paidMinor')}, ${signed('i.eur_subtotal_minor', 'eurSubtotalMinor')},
  ${signed('i.eur_tax_minor', 'eurTaxMinor')}`;

const source = `invoices i
  left join invoices corrected on corrected.id = i.corrects_invoice_id
  cross join lateral (select case when i.type = 'CREDIT_NOTE' then -1 else 1 end as of) sign
  cross join lateral (
    select ${atRate('net_minor', 20)} as base20, ${atRate('tax_minor', 20)} as vat20,
      ${atRate('net_minor', 9)} as base9, ${atRate('tax_minor', 9)} as vat9, ${atRate('net_minor', 0)} as base0
    from invoice_lines where invoice_id = i.id
  ) rates`;

/** Reads with a cursor: one snapshot, and no more in memory than a batch, however slowly the reader takes it. */
export class SqlInvoiceRegister implements InvoiceRegister {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async *rows(
    visibility: Visibility,
    filters: InvoiceFilters,
    today: BusinessDate,
  ): AsyncGenerator<readonly RegisterRow[]> {
    const { where, bindings } = conditionsOf(visibility, filters, today);
    const reading = await this.#database.pool.transaction();
    try {
      // Whoever downloads over a slow line leaves the transaction idle between two batches.
      await reading.raw(`set local idle_in_transaction_session_timeout = '10min'`);
      await reading.raw(
        `declare register no scroll cursor for select ${columns} from ${source} where ${where} order by i.id`,
        bindings as never,
      );
      for (;;) {
        const { rows } = await reading.raw<{ rows: RegisterRow[] }>(`fetch ${batch} from register`);
        if (rows.length > 0) yield rows;
        if (rows.length < batch) return;
      }
    } finally {
      await reading.rollback();
    }
  }
}
