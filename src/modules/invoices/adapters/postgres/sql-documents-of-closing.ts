import type { QueryBuilder } from 'objection';
import {
  addDays,
  businessDate,
  businessDateOf,
  startOfDay,
  type BusinessDate,
} from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import type {
  CorrectedDocument,
  DaysOfMonth,
  DocumentsOfClosing,
  MonthDocument,
  MonthPayment,
} from '../../application/documents-of-closing.ts';
import type { FindInvoice } from '../../application/invoice-view.ts';
import type { VerifyNumbers } from '../../application/numbers/verify-numbers.ts';
import { InvoiceNotFound } from '../../domain/failures.ts';
import { correctedProof } from '../../domain/numbers/proof-correction.ts';
import type { InvoicePrinter } from '../../ports/invoice-printer.ts';
import { whollyCredited } from './check-invoices.ts';
import { invoiceOf } from './invoice-record.ts';
import type { InvoiceModel } from './invoice-models.ts';
import { correctionsOf } from './proof-correction-rows.ts';

type Deps = Readonly<{
  database: Database;
  transactions: Transactions;
  clock: Clock;
  printer: InvoicePrinter;
  findInvoice: FindInvoice;
  verifyNumbers: VerifyNumbers;
}>;
type Row = Readonly<{ id: number; number: number; invoiceNumber: string; documentHash: string }>;
type Of = Readonly<{ of: number }>;
type Documents = QueryBuilder<InvoiceModel>;

const batch = 500;

/** Issued by the merchant on the days. */
const issuedBy =
  (merchantId: number, { from, to }: DaysOfMonth) =>
  (documents: Documents): void =>
    void documents.where({ merchant_id: merchantId }).whereBetween('issue_date', [from, to]);

const nextAfter =
  (number: number) =>
  (documents: Documents): void =>
    void documents.where('number', '>', number).limit(batch);

const payments = `select f.invoice_id as of, f.kind, f.amount_minor as "amountMinor", f.paid_on as "paidOn"
  from invoice_payments f
  where f.invoice_id = any(cast(:ids as bigint[]))
    and not exists (select from invoice_payments_taken_back t where t.payment_id = f.id)
  order by f.id`;

const corrected = `select n.id as of, c.invoice_number as "invoiceNumber", c.issue_date as "issueDate"
  from invoices n join invoices c on c.id = n.corrects_invoice_id
  where n.id = any(cast(:ids as bigint[]))`;

const credited = `select i.id as of from invoices i
  join invoices n on n.corrects_invoice_id = i.id and n.type = 'CREDIT_NOTE' and n.annulled_at is null
  where i.id = any(cast(:ids as bigint[])) group by i.id having sum(n.total_minor) = i.total_minor`;

/** Succeeded refunds of documents; an amount that was credited before its money went back needs no further note. */
const refundsWithoutNote = `select distinct on (r.id) r.id as "refundId", i.id as "invoiceId", i.invoice_number as "invoiceNumber"
  from refunds r join payments p on p.id = r.payment_id
  join invoice_payments f on f.payment_id = p.id join invoices i on i.id = f.invoice_id
  where i.merchant_id = :merchantId and i.annulled_at is null and i.replaced_at is null and r.status = 'SUCCEEDED'
    and r.updated_at >= :start and r.updated_at < :end
    and not exists (select from invoices n where n.refund_id = r.id and n.annulled_at is null)
    and not ${whollyCredited}
  order by r.id, i.id desc`;

export class SqlDocumentsOfClosing implements DocumentsOfClosing {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async *documents(merchantId: number, days: DaysOfMonth): AsyncGenerator<MonthDocument> {
    let after = 0;
    for (;;) {
      const rows = await this.#rows(issuedBy(merchantId, days), nextAfter(after));
      yield* await this.#read(rows);
      if (rows.length < batch) return;
      after = rows.at(-1)!.number;
    }
  }

  async document(invoiceId: number): Promise<MonthDocument | null> {
    const rows = await this.#rows((documents) => void documents.where({ id: invoiceId }));
    return (await this.#read(rows))[0] ?? null;
  }

  async refundsWithoutNote(merchantId: number, { from, to }: DaysOfMonth) {
    const bindings = { merchantId, start: startOfDay(from), end: startOfDay(addDays(to, 1)) };
    return this.#deps.database.rows<{ refundId: number; invoiceId: number; invoiceNumber: string }>(
      refundsWithoutNote,
      bindings,
    );
  }

  faults(merchantId: number): ReturnType<DocumentsOfClosing['faults']> {
    return this.#deps.verifyNumbers.verifyMerchant(merchantId);
  }

  async corrections(merchantId: number, days: DaysOfMonth): Promise<readonly CorrectedDocument[]> {
    const rows = await correctionsOf(this.#deps.database, { merchantId, series: 'LEGAL' });
    if (rows.length === 0) return [];
    const ids = rows.map(({ invoiceId }) => invoiceId);
    const documents = await this.#rows(issuedBy(merchantId, days), (query) => void query.whereIn('id', ids));
    const byId = new Map(documents.map((row) => [row.id, invoiceOf(row).toRecord()]));
    return rows.flatMap((row) => {
      const of = byId.get(row.invoiceId);
      const { invoiceId, correctedAt, correctedBy, reason } = row;
      const about = { invoiceId, correctedAt, correctedBy, reason };
      return of === undefined ? [] : [{ ...about, proof: correctedProof(of, row) }];
    });
  }

  async lastHash(merchantId: number): Promise<string | null> {
    const [row] = await this.#deps.database.rows<{ hash: string | null }>(
      `select last_hash as hash from invoice_series where merchant_id = :merchantId and series = 'LEGAL'`,
      { merchantId },
    );
    return row?.hash ?? null;
  }

  async merchants({ from, to }: DaysOfMonth): Promise<readonly number[]> {
    const rows = await this.#deps.database.rows<{ id: number }>(
      `select distinct i.merchant_id as id from invoices i
       where i.series = 'LEGAL' and i.issue_date between :from and :to order by 1`,
      { from, to },
    );
    return rows.map(({ id }) => id);
  }

  async pdf(
    ...[invoiceId, merchantId, { isFirst, signal }]: Parameters<DocumentsOfClosing['pdf']>
  ): Promise<Uint8Array> {
    const { findInvoice, clock, printer } = this.#deps;
    const invoice = await findInvoice(invoiceId, [merchantId], businessDateOf(clock.now()));
    if (invoice === null) throw new InvoiceNotFound();
    return printer.print(invoice, 'COPY', isFirst ? 'merchant' : 'pack', signal);
  }

  /** Those of the LEGAL series, with their lines and plans. Objection is loaded on first use. */
  async #rows(...narrow: readonly ((documents: Documents) => void)[]): Promise<Row[]> {
    const { InvoiceModel: model } = await import('./invoice-models.ts');
    const rows = await this.#deps.transactions
      .query(model)
      .where({ series: 'LEGAL' })
      .orderBy('number')
      .withGraphFetched('[lines, installments]')
      .modifyGraph('lines', (lines) => void lines.orderBy('position'))
      .modifyGraph('installments', (plan) => void plan.orderBy('seq'))
      .modify((documents: Documents) => {
        for (const one of narrow) one(documents);
      });
    return rows as unknown as Row[];
  }

  async #read(rows: readonly Row[]): Promise<MonthDocument[]> {
    const { database } = this.#deps;
    const ids = { ids: rows.map(({ id }) => id) };
    const paid = await database.rows<Of & Omit<MonthPayment, 'paidOn'> & { paidOn: string }>(payments, ids);
    const notes = await database.rows<Of & { invoiceNumber: string; issueDate: string }>(corrected, ids);
    const wholly = new Set((await database.rows<Of>(credited, ids)).map(({ of }) => of));
    const paymentsBy = Map.groupBy(paid, ({ of }) => of);
    const correctedBy = new Map(notes.map((note) => [note.of, note]));
    return rows.map((row) => {
      const { document, lifecycle } = invoiceOf(row).toRecord();
      const of = correctedBy.get(row.id);
      const annulledAt = lifecycle.annulledAt;
      return {
        id: row.id,
        invoiceNumber: row.invoiceNumber,
        document,
        documentHash: row.documentHash,
        annulledOn: annulledAt === null ? null : businessDateOf(annulledAt),
        corrects: of ? { invoiceNumber: of.invoiceNumber, issueDate: businessDate(of.issueDate) } : null,
        payments: (paymentsBy.get(row.id) ?? []).map(({ kind, amountMinor, paidOn }) => ({
          kind,
          amountMinor,
          paidOn: paidOn as BusinessDate,
        })),
        creditedMinor: Number(lifecycle.credited.minor),
        isWhollyCredited: wholly.has(row.id),
      };
    });
  }
}
