import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { StoredFacts } from '../../domain/numbers/chain-facts.ts';
import type { StoredDocument } from '../../domain/numbers/stored-document.ts';
import { invoiceOf } from './invoice-record.ts';
import { installmentTable, lineTable } from './tables.ts';

/** A row of a document, as `invoiceTable` selects it. */
export type DocumentRow = Readonly<{
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

const annulmentOf = ({ annulledAt, annulmentReason }: DocumentRow): StoredDocument['annulment'] =>
  annulledAt === null ? null : { annulledAt: new Date(annulledAt), reason: annulmentReason ?? '' };

const paidOf = ({ status, paidMinor, creditedMinor, paidAt }: DocumentRow): StoredDocument['paid'] => ({
  status,
  paidMinor,
  creditedMinor,
  paidAt: paidAt === null ? null : new Date(paidAt),
});

/** A stored row whose instants are texts. */
type AsRow<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] };
export type AnnulmentRow = AsRow<StoredFacts['annulments'][number]>;
type PaymentRow = AsRow<Omit<StoredFacts['payments'][number], 'amount' | 'paidOn'>> &
  Readonly<{ amountMinor: number; currency: 'EUR' | 'USD'; paidOn: string }>;
type TakeBackRow = AsRow<StoredFacts['takeBacks'][number]>;
type CreditRow = Readonly<{ id: number; number: number; minor: number; issuedAt: string }>;
type OriginalRow = AsRow<StoredFacts['originals'][number]>;

export const annulments = `select i.number, f.annulled_at as "annulledAt", f.reason, f.previous_hash as "previousHash",
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

/** Runs a statement over rows `f` that were appended for documents `i`, narrowed by the caller. */
type FactRows = <T extends object>(sql: string) => Promise<readonly T[]>;

/** The appended rows that the caller's statements find. */
export const readFacts = async (
  rows: FactRows,
  corrections: () => Promise<StoredFacts['corrections']>,
): Promise<StoredFacts> => {
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
    corrections: await corrections(),
    credits: (await rows<CreditRow>(credits))
      .toSorted((one, other) => one.id - other.id)
      .map(({ number, minor, issuedAt }) => ({
        number,
        minor: BigInt(minor),
        issuedAt: new Date(issuedAt),
      })),
  };
};

/** The documents of the rows with their lines and plans, in the same order. */
export const readDocuments = async (
  database: Database,
  rows: readonly DocumentRow[],
): Promise<StoredDocument[]> => {
  const ids = { ids: rows.map(({ id }) => id) };
  const linesOf = Map.groupBy(await database.rows<Part>(lines, ids), ({ of }) => of);
  const plansOf = Map.groupBy(await database.rows<Part>(plans, ids), ({ of }) => of);
  return rows.map((row) => {
    const { number, issueDate, previousHash, documentHash, id } = row;
    const parts = { lines: linesOf.get(id) ?? [], installments: plansOf.get(id) ?? [] };
    const document = documentOf({ ...row, ...parts });
    const annulment = annulmentOf(row);
    const paid = paidOf(row);
    return { id, number, issueDate, previousHash, documentHash, document, annulment, paid };
  });
};
