import type { BusinessDate } from '#kernel/business-date.ts';
import { readId, searchById } from '#kernel/record-reference.ts';
import { openSum } from '#modules/invoices/index.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { containing } from '#platform/database/like.ts';
import type { BillStatus } from '../../domain/bill-status.ts';

/** A bill for lists and details; sums in cents of a euro, days in Sofia. */
export type BillView = Readonly<{
  id: number;
  merchantId: number;
  merchantName: string;
  month: string;
  status: BillStatus;
  feesMinor: number;
  returnedMinor: number;
  planMinor: number;
  totalMinor: number;
  withheldMinor: number;
  openMinor: number;
  invoiceId: number | null;
  invoiceNumber: string | null;
  issuedOn: string | null;
  dueOn: string | null;
  payUrl: string | null;
}>;

/** Filters of the lists of bills and of their summary. */
export type BillFilters = Readonly<{
  ids?: readonly number[] | undefined;
  search?: string | undefined;
  status?: BillStatus | undefined;
  month?: string | undefined;
  merchantId?: number | undefined;
}>;

/** What credit notes gave back in the month of a bill `b`. */
const noted = `(select coalesce(sum(n.amount_minor), 0)::bigint from platform_bill_notes n
  where n.merchant_id = b.merchant_id and n.month = b.month)`;

/** The sum of the month of a bill `b`; below zero when more was given back than charged. */
export const monthSum = `(b.charged_minor + b.plan_minor - b.returned_minor + ${noted})`;

/** What is to be paid of the document of a bill. */
export const openOfBill = `coalesce(${openSum}, 0)`;
/** The total of its document, which several months can share; of one that waits the sum of the month. */
export const totalOfBill = `coalesce(i.total_minor, greatest(${monthSum}, 0))`;

/** As of `:today`. */
export const billStatus = `(case when b.invoice_id is null then 'WAITING' when ${openOfBill} = 0 then 'PAID'
  when i.due_date < cast(:today as date) then 'DUE' else 'OPEN' end)`;

/** Whether the bill `b` is the newest month of its document, so that sums of documents count each once. */
export const isNewestOfDocument = `not exists (select from platform_bills s
  where s.invoice_id = b.invoice_id and s.month > b.month)`;

export const billSource = `platform_bills b join merchants m on m.id = b.merchant_id
  left join invoices i on i.id = b.invoice_id`;

/** Columns of a BillView, from `billSource`; bindings `:today` and `:publicUrl`. */
export const billColumns = `
  b.id, b.merchant_id as "merchantId", m.business_name as "merchantName", b.month, ${billStatus} as status,
  b.charged_minor as "feesMinor", b.returned_minor as "returnedMinor", b.plan_minor as "planMinor",
  ${totalOfBill} as "totalMinor",
  (select coalesce(sum(x.amount_minor), 0)::bigint from invoice_payments x
   where x.invoice_id = b.invoice_id and x.kind = 'WITHHELD') as "withheldMinor",
  ${openOfBill} as "openMinor", b.invoice_id as "invoiceId", i.invoice_number as "invoiceNumber",
  b.billed_on as "issuedOn", i.due_date as "dueOn",
  (select cast(:publicUrl as text) || '/pay/' || l.token from payment_links l
   where l.invoice_id = b.invoice_id and l.status = 'ACTIVE' and i.status <> 'PAID' and i.annulled_at is null
   order by l.id limit 1) as "payUrl"`;

const filterConditions: Readonly<Record<keyof BillFilters, string>> = {
  ids: 'b.id = any(:ids)',
  search: '(m.business_name ilike :search or i.invoice_number ilike :search or b.id = :number)',
  status: `${billStatus} = :status`,
  month: 'b.month = :month',
  merchantId: 'b.merchant_id = :merchantId',
};

/** Condition and bindings of the filtered bills `b`. */
export const filteredBills = (
  given: BillFilters,
  today: BusinessDate,
): Readonly<{ where: string; bindings: Readonly<Record<string, unknown>> }> => {
  const filters = searchById(given);
  return {
    where: conditionsOf(filterConditions, filters),
    bindings: {
      today,
      ids: [...(filters.ids ?? [])],
      search: containing(filters.search ?? ''),
      number: readId(filters.search ?? ''),
      status: filters.status ?? null,
      month: filters.month ?? null,
      merchantId: filters.merchantId ?? null,
    },
  };
};
