import type { Database } from '#platform/database/database.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { StoredFacts } from '../../domain/numbers/chain-facts.ts';
import type { SeriesHead, StoredDocument } from '../../domain/numbers/number-chain.ts';
import type { NumberChains } from '../../ports/number-chains.ts';
import { invoiceOf } from './invoice-record.ts';
import { appendCorrection, correctionsOf } from './proof-correction-rows.ts';
import { installmentTable, invoiceTable, lineTable } from './tables.ts';

const batch = 500;

type Row = Readonly<{
  id: number;
  number: number;
  issueDate: string;
  previousHash: string | null;
  documentHash: string;
  annulledAt: string | null;
  annulmentReason: string | null;
  status: StoredDocument['paid']['status'];
  paidMinor: number;
  creditedMinor: number;
  paidAt: string | null;
}>;
type Part = Readonly<{ /** The id of its document. */ of: number }>;

const documents = `select ${invoiceTable.select('i')} from invoices i
  where i.merchant_id = :merchantId and i.series = :series and i.number >= :number and (i.number, i.id) > (:number, :id)
  order by i.number, i.id limit ${batch}`;

/** Parts of the documents with these ids, in their order. */
const lines = `select l.invoice_id as of, ${lineTable.select('l')} from invoice_lines l
  where l.invoice_id = any(cast(:ids as bigint[])) order by l.invoice_id, l.position`;
const plans = `select n.invoice_id as of, ${installmentTable.select('n')} from installments n
  where n.invoice_id = any(cast(:ids as bigint[])) order by n.invoice_id, n.seq`;

/** null for a value outside the domain (a currency, a date): the row was edited. */
const documentOf = (row: Parameters<typeof invoiceOf>[0]): StoredDocument['document'] => {
  try {
    return invoiceOf(row).document;
  } catch {
    return null;
  }
};

const annulmentOf = ({ annulledAt, annulmentReason }: Row): StoredDocument['annulment'] =>
  annulledAt === null ? null : { annulledAt: new Date(annulledAt), reason: annulmentReason ?? '' };

const paidOf = ({ status, paidMinor, creditedMinor, paidAt }: Row): StoredDocument['paid'] => ({
  status,
  paidMinor,
  creditedMinor,
  paidAt: paidAt === null ? null : new Date(paidAt),
});

/** A stored row whose instants are texts. */
type AsRow<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] };
type AnnulmentRow = AsRow<StoredFacts['annulments'][number]>;
type PaymentRow = AsRow<Omit<StoredFacts['payments'][number], 'amount' | 'paidOn'>> &
  Readonly<{ amountMinor: number; currency: 'EUR' | 'USD'; paidOn: string }>;
type TakeBackRow = AsRow<StoredFacts['takeBacks'][number]>;
type CreditRow = Readonly<{ id: number; number: number; minor: number; issuedAt: string }>;
type OriginalRow = AsRow<StoredFacts['originals'][number]>;

const heads = `select merchant_id as "merchantId", series, start_number as "startNumber", start_hash as "startHash", next_number as "nextNumber",
    last_hash as "lastHash"
  from invoice_series`;

const annulments = `select i.number, f.annulled_at as "annulledAt", f.reason, f.previous_hash as "previousHash",
    f.annulment_hash as "annulmentHash"
  from invoice_annulments f join invoices i on i.id = f.invoice_id`;

const payments = `select i.number, f.kind, f.amount_minor as "amountMinor", f.currency, f.paid_on as "paidOn",
    f.paid_at as "paidAt", f.payment_id as "paymentId", f.bank_line_id as "bankLineId", f.note,
    f.recorded_by as "recordedBy", f.recorded_at as "recordedAt", f.previous_hash as "previousHash",
    f.payment_hash as "paymentHash",
    exists (select from invoice_payments_taken_back t where t.payment_id = f.id) as "isTakenBack"
  from invoice_payments f join invoices i on i.id = f.invoice_id`;

const takeBacks = `select i.number, f.taken_back_at as "takenBackAt", f.taken_back_by as "takenBackBy", f.reason,
    f.previous_hash as "previousHash", f.take_back_hash as "takeBackHash", p.payment_hash as "paymentHash"
  from invoice_payments_taken_back f join invoice_payments p on p.id = f.payment_id
  join invoices i on i.id = f.invoice_id`;

const originals = `select i.number, f.recipient_hash as "recipientHash", f.delivered_at as "deliveredAt",
    f.previous_hash as "previousHash", f.original_hash as "originalHash"
  from invoice_originals f join invoices i on i.id = f.invoice_id`;

const credits = `select i.number, f.id, f.total_minor as minor, f.issued_at as "issuedAt"
  from invoices f join invoices i on i.id = f.corrects_invoice_id and f.type = 'CREDIT_NOTE'
    and f.refund_id is null and f.annulled_at is null`;

/** What was refunded of card payments before their documents took the place of other ones, by the row of the payment. */
const refundedBefore = `select f.id, sum(n.total_minor)::bigint as minor
  from invoices c join invoices n on n.corrects_invoice_id = c.id join refunds r on r.id = n.refund_id
  join invoice_payments f on f.payment_id = r.payment_id and f.invoice_id > c.id and f.recorded_at >= n.issued_at
  where c.replaced_at is not null and (n.annulled_at is null or n.annulled_at > f.recorded_at)
  group by f.id`;

export class SqlNumberChains implements NumberChains {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  heads(): Promise<readonly SeriesHead[]> {
    return this.#database.rows<SeriesHead>(`${heads} order by merchant_id, series`);
  }

  async headOf(key: Parameters<NumberChains['headOf']>[0]): Promise<SeriesHead | null> {
    const { merchantId, series } = key;
    const [head] = await this.#database.rows<SeriesHead>(
      `${heads} where merchant_id = :merchantId and series = :series`,
      { merchantId, series },
    );
    return head ?? null;
  }

  async facts(head: SeriesHead): Promise<StoredFacts> {
    const rows = <T extends object>(sql: string) => this.#factRows<T>(sql, head);
    return {
      annulments: (await rows<AnnulmentRow>(annulments)).map((row) => ({
        ...row,
        annulledAt: new Date(row.annulledAt),
      })),
      payments: (await rows<PaymentRow>(payments)).map(({ amountMinor, currency, ...row }) => ({
        ...row,
        amount: Money.ofMinor(amountMinor, currency),
        paidOn: businessDate(row.paidOn),
        paidAt: new Date(row.paidAt),
        recordedAt: new Date(row.recordedAt),
      })),
      takeBacks: (await rows<TakeBackRow>(takeBacks)).map((row) => ({
        ...row,
        takenBackAt: new Date(row.takenBackAt),
      })),
      originals: (await rows<OriginalRow>(originals)).map((row) => ({
        ...row,
        deliveredAt: new Date(row.deliveredAt),
      })),
      corrections: await correctionsOf(this.#database, head),
      credits: (await rows<CreditRow>(credits))
        .toSorted((one, other) => one.id - other.id)
        .map(({ number, minor, issuedAt }) => ({
          number,
          minor: BigInt(minor),
          issuedAt: new Date(issuedAt),
        })),
    };
  }

  wronglyPaid(): ReturnType<NumberChains['wronglyPaid']> {
    return this.#database.rows(
      `with wrong as materialized (
         select f.invoice_id from invoice_payments f left join (${refundedBefore}) before on before.id = f.id
         where f.payment_id is not null and not exists (
           select from payments p where p.id = f.payment_id and p.status = 'SUCCEEDED' and not p.overpaid
             and p.method = f.kind and p.charge_amount_minor = f.amount_minor + coalesce(before.minor, 0) and p.charge_currency = f.currency
             and date_trunc('milliseconds', p.succeeded_at) = f.paid_at))
       select i.merchant_id as "merchantId", i.series, i.number
       from wrong join invoices i on i.id = wrong.invoice_id
       order by i.merchant_id, i.number`,
    );
  }

  correctProof(...[invoiceId, correction]: Parameters<NumberChains['correctProof']>): Promise<string> {
    return appendCorrection(this.#database, invoiceId, correction);
  }

  #factRows<T extends object>(sql: string, { merchantId, series }: SeriesHead): Promise<readonly T[]> {
    return this.#database.rows<T>(`${sql} where f.merchant_id = :merchantId and f.series = :series`, {
      merchantId,
      series,
    });
  }

  async *documents({ merchantId, series }: SeriesHead): AsyncGenerator<StoredDocument> {
    let after = { number: 0, id: 0 };
    for (;;) {
      const rows = await this.#database.rows<Row>(documents, { merchantId, series, ...after });
      const ids = { ids: rows.map(({ id }) => id) };
      const linesOf = Map.groupBy(await this.#database.rows<Part>(lines, ids), ({ of }) => of);
      const plansOf = Map.groupBy(await this.#database.rows<Part>(plans, ids), ({ of }) => of);
      for (const row of rows) {
        const { number, issueDate, previousHash, documentHash, id } = row;
        const parts = { lines: linesOf.get(id) ?? [], installments: plansOf.get(id) ?? [] };
        const document = documentOf({ ...row, ...parts });
        const annulment = annulmentOf(row);
        const paid = paidOf(row);
        yield { id, number, issueDate, previousHash, documentHash, document, annulment, paid };
      }
      if (rows.length < batch) return;
      after = rows.at(-1)!;
    }
  }
}
