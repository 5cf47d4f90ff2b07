import type { BusinessDate } from '#kernel/business-date.ts';
import type { Database } from '#platform/database/database.ts';
import type { DueBill } from '../../application/watch-due-bills.ts';
import { isNewestOfDocument, openOfBill } from './bill-view.ts';

const due = `
  select b.invoice_id as "invoiceId", b.merchant_id as "merchantId", i.invoice_number as "invoiceNumber",
    ${openOfBill}::bigint as "openMinor", b.billed_on::text as "issuedOn", m.plan
  from platform_bills b join invoices i on i.id = b.invoice_id
  join merchants m on m.id = b.merchant_id and m.closed_at is null
  where b.invoice_id > :after and i.status <> 'PAID' and i.due_date < cast(:today as date)
    and ${openOfBill} > 0 and ${isNewestOfDocument}
  order by b.invoice_id limit :limit`;

/** A page of unpaid bills after their due day, of open merchants, in the order of their documents. */
export const findDueBills = (
  { database }: Readonly<{ database: Database }>,
  page: Readonly<{ after: number; today: BusinessDate; limit: number }>,
): Promise<readonly DueBill[]> => database.rows<DueBill>(due, page);

/** Whether something of the document is to be paid. */
export const isOpenDocument = async (
  { database }: Readonly<{ database: Database }>,
  invoiceId: number,
): Promise<boolean> => {
  const [row] = await database.rows<{ isOpen: boolean }>(
    `select ${openOfBill} > 0 as "isOpen" from invoices i where i.id = :invoiceId`,
    { invoiceId },
  );
  return row?.isOpen ?? false;
};
