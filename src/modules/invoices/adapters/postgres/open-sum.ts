/**
 * What is still to be paid of a document `i`, in minor units; 0 for a credit note and an annulled document. In SQL for
 * exports, which are not read into memory: a test compares it with `openMinorOf` and `openOf` of the domain.
 */
export const openSum = `(case when i.type <> 'CREDIT_NOTE' and i.annulled_at is null
  then greatest(i.total_minor - i.paid_minor - i.credited_minor, 0) else 0 end)`;

/** What is refunded of a document `i`, in minor units: its valid credit notes that have a refund. */
export const refundedSum = `(select coalesce(sum(r.total_minor), 0)::bigint from invoices r
  where r.corrects_invoice_id = i.id and r.type = 'CREDIT_NOTE' and r.refund_id is not null and r.annulled_at is null)`;
