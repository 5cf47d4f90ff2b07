import type { Database } from '#platform/database/database.ts';
import type { BillDocument, BillsOfMonth } from '../../application/bills-of-month.ts';

const issued = `
  select i.id as "invoiceId", i.invoice_number as "invoiceNumber", i.merchant_id as "operatorId"
  from invoices i
  where i.issue_date between cast(:from as date) and cast(:to as date) and i.id in (
    select b.invoice_id from platform_bills b where b.merchant_id = :merchantId
    union
    select n.invoice_id from platform_bill_notes n where n.merchant_id = :merchantId)
  order by i.number`;

/** Documents of bills by their day of issue. */
export const sqlBillsOfMonth = ({ database }: Readonly<{ database: Database }>): BillsOfMonth => ({
  issued: (merchantId, days) => database.rows<BillDocument>(issued, { merchantId, ...days }),
});
