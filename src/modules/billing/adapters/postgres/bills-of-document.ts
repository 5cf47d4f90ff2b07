import type { BusinessDate } from '#kernel/business-date.ts';
import type { Database } from '#platform/database/database.ts';

export type DocumentReads = Readonly<{ database: Database }>;

/** A bill of a document. */
type BilledMonth = Readonly<{ merchantId: number; month: string; dueOn: BusinessDate | null }>;

/** The bills that a document covers, the oldest month first; none for a document that is no bill. */
export const billsOfDocument = ({ database }: DocumentReads, invoiceId: number): Promise<BilledMonth[]> =>
  database.rows<BilledMonth>(
    `select b.merchant_id as "merchantId", b.month, i.due_date as "dueOn"
     from platform_bills b join invoices i on i.id = b.invoice_id
     where b.invoice_id = :invoiceId order by b.month`,
    { invoiceId },
  );
