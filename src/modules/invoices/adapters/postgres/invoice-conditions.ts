import type { BusinessDate } from '#kernel/business-date.ts';
import { searchById } from '#kernel/record-reference.ts';
import type { RecordVisibility } from '#kernel/records-visible-to.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { recordConditions } from '#platform/database/record-conditions.ts';
import { containing } from '#platform/database/like.ts';
import type { InvoiceFilters, InvoiceWait } from './invoice-filters.ts';

/** Visibility is a condition of every query, so that no caller can omit it. */
export const visible = `(:everything or i.merchant_id = any(cast(:merchants as bigint[])))`;
export const bindingsOf = (visibility: Visibility) => ({
  everything: visibility === 'all',
  merchants: visibility === 'all' ? [] : [...visibility],
});

/** Condition on the documents `i` that an actor sees of a visible merchant. */
export const visibleDocuments = (records: RecordVisibility) =>
  recordConditions(records, { createdBy: 'i.link_created_by', at: 'i.issued_at' });

/** Payments and credit notes without a refund cover the instalments `n` of a document `i` in their order. */
export const isUncovered = 'n.until_minor > i.paid_minor + i.credited_minor';

/** Whether an unpaid document `i`, or an instalment of it that is not covered, was due before `:today`. */
export const isLate = `(i.due_date < :today or exists (
  select from installments n where n.invoice_id = i.id and n.due_on < :today and ${isUncovered}))`;

/** The due day of the first instalment of a document `i` that is not covered; without instalments its own. */
export const openDueDay = `coalesce((select min(n.due_on) from installments n
  where n.invoice_id = i.id and ${isUncovered}), i.due_date)`;

/** Status as of `:today`; an annulled document is never overdue. */
export const statusColumn = `(case when i.status = 'PENDING' and i.annulled_at is null and ${isLate}
  then 'OVERDUE' else i.status end)`;

/** The status in lists as of `:today`: each document has one. */
export const listedStatus = `(case when i.is_test then 'TEST' when i.annulled_at is not null then 'ANNULLED'
  else ${statusColumn} end)`;

/**
 * Documents `i` whose latest mail failed or is queued for more than 15 minutes. A later sent mail supersedes earlier
 * failures.
 */
export const unsentMail = `exists (
  select 1 from invoice_deliveries d
  where d.invoice_id = i.id
    and (d.state = 'FAILED' or (d.state = 'QUEUED' and d.created_at < now() - interval '15 minutes'))
    and not exists (select 1 from invoice_deliveries later where later.invoice_id = i.id and later.id > d.id))`;

/**
 * Documents `i` that wait for their merchant, or with a change that a proof has found. A refunded advance waits until its final invoice is annulled (which frees
 * it) or has a debit note of a higher number.
 */
export const waitConditions: Readonly<Record<InvoiceWait, string>> = {
  BUYER_REQUEST: `exists (select from buyer_requests r where r.invoice_id = i.id and r.state = 'OPEN'
    and r.created_at < now() - interval '3 days')`,
  CHANGED: 'exists (select from changed_documents c where c.invoice_id = i.id)',
  REFUNDED_ADVANCE: `exists (
    select from invoice_advances d join invoices final on final.id = d.final_id
      join invoices note on note.corrects_invoice_id = i.id
    where d.advance_id = i.id and d.freed_at is null and note.type = 'CREDIT_NOTE' and note.refund_id is not null
      and note.annulled_at is null and note.number > final.number
      and not exists (select from invoices debit where debit.corrects_invoice_id = final.id
        and debit.type = 'DEBIT_NOTE' and debit.annulled_at is null and debit.number > note.number))`,
};

const filterConditions: Readonly<Record<keyof InvoiceFilters, string>> = {
  search: `(i.invoice_number ilike :search or i.customer_name ilike :search or i.customer_email ilike :search
    or i.description ilike :search)`,
  ids: 'i.id = any(:ids)',
  number: 'i.invoice_number = :number',
  status: `${listedStatus} = :status`,
  type: 'i.type = :type',
  merchantId: 'i.merchant_id = :merchantId',
  currency: 'i.currency = :currency',
  minAmount: 'i.total_minor >= :minAmount::numeric * 100',
  maxAmount: 'i.total_minor <= :maxAmount::numeric * 100',
  from: 'i.issue_date >= :from',
  to: 'i.issue_date <= :to',
  mail: unsentMail,
  waits: `case cast(:waits as text) when 'BUYER_REQUEST' then ${waitConditions.BUYER_REQUEST}
    when 'REFUNDED_ADVANCE' then ${waitConditions.REFUNDED_ADVANCE}
    when 'CHANGED' then ${waitConditions.CHANGED} end`,
};

/** Conditions and bindings for the documents `i` of a list or an export. */
export const conditionsOf = (
  visibility: Visibility,
  request: InvoiceFilters,
  today: BusinessDate,
  records: RecordVisibility = 'all',
) => {
  const ofRecords = visibleDocuments(records);
  const filters = searchById(request);
  const given = (Object.keys(filterConditions) as (keyof InvoiceFilters)[]).filter((name) => {
    const value = filters[name];
    return value !== undefined && value !== '';
  });
  return {
    where: [visible, ofRecords.where, ...given.map((name) => filterConditions[name])].join(' and '),
    bindings: {
      ...bindingsOf(visibility),
      ...ofRecords.bindings,
      today,
      search: containing(filters.search ?? ''),
      ids: [...(filters.ids ?? [])],
      number: filters.number ?? null,
      status: filters.status ?? null,
      type: filters.type ?? null,
      merchantId: filters.merchantId ?? null,
      currency: filters.currency ?? null,
      minAmount: filters.minAmount ?? null,
      maxAmount: filters.maxAmount ?? null,
      from: filters.from ?? null,
      to: filters.to ?? null,
      waits: filters.waits ?? null,
    },
  };
};
