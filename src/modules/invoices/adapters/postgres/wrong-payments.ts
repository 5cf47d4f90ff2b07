/** What was refunded of card payments before their documents took the place of other ones, by the row of the payment. */
const refundedBefore = (narrow: string): string => `select f.id, sum(n.total_minor)::bigint as minor
  from invoices c join invoices n on n.corrects_invoice_id = c.id join refunds r on r.id = n.refund_id
  join invoice_payments f on f.payment_id = r.payment_id and f.invoice_id > c.id and f.recorded_at >= n.issued_at
  where c.replaced_at is not null and (n.annulled_at is null or n.annulled_at > f.recorded_at) ${narrow}
  group by f.id`;

/**
 * Documents with a card payment `f` that differs from the succeeded payment in amount, time or status.
 * @param narrow a further condition on `f`, with its `and`
 */
export const wrongPayments = (
  narrow = '',
): string => `select f.invoice_id from invoice_payments f left join (${refundedBefore(narrow)}) before on before.id = f.id
  where f.payment_id is not null ${narrow} and not exists (
    select from payments p where p.id = f.payment_id and p.status = 'SUCCEEDED' and not p.overpaid
      and p.method = f.kind and p.charge_amount_minor = f.amount_minor + coalesce(before.minor, 0) and p.charge_currency = f.currency
      and date_trunc('milliseconds', p.succeeded_at) = f.paid_at)`;
