import { startOfDay } from '#kernel/business-date.ts';
import type { ComparedSpans } from '#modules/payments/index.ts';

/** What the takings of a period are split by. */
export type BreakdownBy = 'CUSTOMER' | 'ITEM';

/** The document `i` that a row `f` of payments pays: neither replaced nor taken back. */
export const paidDocument = `from invoice_payments f
    join invoices i on i.id = f.invoice_id and i.replaced_at is null
    left join invoice_payments_taken_back taken_back on taken_back.payment_id = f.id
    where f.payment_id is not null and taken_back.payment_id is null`;

/** Payments of the period with the document that each belongs to: at most one, neither replaced nor taken back. */
const sales = `
  select p.id, p.eur_amount_minor as eur, p.description, p.customer_name, p.customer_email,
    document.id as invoice_id, document.total_minor, document.customer_id
  from payments p
  left join (
    select f.payment_id, i.id, i.total_minor, i.customer_id ${paidDocument} and f.merchant_id = :merchantId
  ) document on document.payment_id = p.id
  where p.merchant_id = :merchantId and p.status = 'SUCCEEDED' and p.succeeded_at >= :from and p.succeeded_at < :end`;

/** A customer of the list, else an e-mail, else a name; payments without any of them are one row without a name. */
const byCustomer = `
  select coalesce('c' || s.customer_id, 'e' || lower(s.customer_email), 'n' || lower(trim(s.customer_name)), '') as key,
    s.customer_id as "customerId",
    coalesce(min(c.name), min(trim(s.customer_name)), min(lower(s.customer_email))) as name,
    coalesce(min(c.email), min(lower(s.customer_email))) as email,
    min(coalesce(lower(s.customer_email), trim(s.customer_name))) as search,
    count(*)::bigint as count, sum(s.eur)::bigint as "eurMinor"
  from (${sales}) s left join customers c on c.id = s.customer_id
  group by 1, 2`;

/**
 * The lines of those documents by their text; a payment of a part counts the same part of each line. A payment without a
 * document is one line with its description.
 */
const byItem = `
  select lower(i.name) as key, null::bigint as "customerId", nullif(min(i.name), '') as name, null::text as email,
    case when bool_and(i.of_payment) then nullif(min(i.name), '') end as search,
    count(distinct i.payment_id)::bigint as count, sum(i.eur)::bigint as "eurMinor"
  from (
    select s.id as payment_id, trim(coalesce(l.description, s.description, '')) as name,
      l.id is null or lower(trim(l.description)) is not distinct from lower(trim(s.description)) as of_payment,
      case when l.id is null then s.eur
        else round((l.net_minor + l.tax_minor)::numeric * s.eur / s.total_minor) end as eur
    from (${sales}) s left join invoice_lines l on l.invoice_id = s.invoice_id and s.total_minor > 0
  ) i
  group by 1`;

/** Rows of a breakdown, without an order. */
export const breakdownOf: Readonly<Record<BreakdownBy, string>> = { CUSTOMER: byCustomer, ITEM: byItem };

/** Bindings of a breakdown. */
export const breakdownBindings = (merchantId: number, { span }: ComparedSpans) => ({
  merchantId,
  from: startOfDay(span.from),
  end: startOfDay(span.end),
});
