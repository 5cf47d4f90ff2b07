import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { modelOf } from '#platform/database/model-of.ts';
import {
  paymentHash,
  takeBackHash,
  type InvoicePayment,
  type TakeBack,
} from '../../domain/invoice-payment.ts';
import type { Invoice } from '../../domain/invoice.ts';
import type { ChainedRow, ChainEnds } from './chain-ends.ts';
import { paymentTable, takeBackTable } from './tables.ts';

type Deps = Readonly<{ database: Database; transactions: Transactions; chainEnds: ChainEnds }>;
type TakenBackRow = Readonly<{
  takenBackAt: string | null;
  takenBackBy: string | null;
  takenBackReason: string | null;
}>;

const payments = modelOf(paymentTable);

class TakeBackModel extends modelOf(takeBackTable) {
  static override idColumn = 'payment_id';
}

const takenBackOf = (row: TakenBackRow): TakeBack | null =>
  row.takenBackAt === null
    ? null
    : {
        takenBackAt: new Date(row.takenBackAt),
        takenBackBy: row.takenBackBy!,
        reason: row.takenBackReason!,
      };

const paymentOf = (row: object & TakenBackRow): InvoicePayment => {
  const {
    invoiceId: _,
    merchantId: __,
    series: ___,
    previousHash: ____,
    paymentHash: _____,
    ...payment
  } = paymentTable.read(row);
  return { ...payment, takenBack: takenBackOf(row) };
};

/** Rows of payments of documents, and of transfers that were taken back. */
export class InvoicePaymentRows {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The payments of a document, in the order in which they were recorded. */
  async of(invoiceId: number): Promise<InvoicePayment[]> {
    const rows = await this.#deps.database.rows<object & TakenBackRow>(
      `select ${paymentTable.select('p')}, t.taken_back_at as "takenBackAt", t.taken_back_by as "takenBackBy",
         t.reason as "takenBackReason"
       from invoice_payments p left join invoice_payments_taken_back t on t.payment_id = p.id
       where p.invoice_id = :invoiceId order by p.id`,
      { invoiceId },
    );
    return rows.map(paymentOf);
  }

  /** The rows of a new document that its payments become. */
  ofNew(invoiceId: number, invoice: Invoice): ChainedRow[] {
    return invoice.toRecord().payments.map((payment) => this.#row(invoiceId, invoice, payment));
  }

  /** Appends what was recorded or taken back since `before`. Locks the series. */
  async append(invoiceId: number, invoice: Invoice, before: readonly InvoicePayment[]): Promise<void> {
    const { chainEnds } = this.#deps;
    for (const payment of invoice.toRecord().payments) {
      if (payment.id === null)
        await chainEnds.append(invoice.document, this.#row(invoiceId, invoice, payment));
      const wasTakenBack = before.some(({ id, takenBack }) => id === payment.id && takenBack !== null);
      if (payment.id !== null && payment.takenBack !== null && !wasTakenBack)
        await this.#takeBack(invoiceId, invoice, payment.id, payment.takenBack);
    }
  }

  #row(invoiceId: number, { document, documentHash }: Invoice, payment: InvoicePayment): ChainedRow {
    const { merchantId, series, number } = document;
    const of = { number, documentHash };
    return async (previousHash) => {
      const hash = await paymentHash({ merchantId, series, ...payment, ...of }, previousHash);
      const row = { ...payment, invoiceId, merchantId, series, previousHash, paymentHash: hash };
      const stored = await this.#deps.transactions
        .query(payments)
        .insert(paymentTable.write(row))
        .returning('*');
      return { hash, hashOfStored: await paymentHash({ ...paymentTable.read(stored), ...of }, previousHash) };
    };
  }

  async #takeBack(
    invoiceId: number,
    { document, documentHash }: Invoice,
    paymentId: number,
    takenBack: TakeBack,
  ): Promise<void> {
    const { chainEnds, database, transactions } = this.#deps;
    const { merchantId, series } = document;
    const [payment] = await database.rows<{ hash: string }>(
      'select payment_hash as hash from invoice_payments where id = :paymentId',
      { paymentId },
    );
    await chainEnds.append(document, async (previousHash) => {
      const of = { number: document.number, documentHash, paymentHash: payment!.hash };
      const hash = await takeBackHash({ merchantId, series, ...takenBack, ...of }, previousHash);
      const row = {
        ...takenBack,
        paymentId,
        invoiceId,
        merchantId,
        series,
        previousHash,
        takeBackHash: hash,
      };
      const stored = await transactions.query(TakeBackModel).insert(takeBackTable.write(row)).returning('*');
      const hashOfStored = await takeBackHash({ ...takeBackTable.read(stored), ...of }, previousHash);
      return { hash, hashOfStored };
    });
  }
}
