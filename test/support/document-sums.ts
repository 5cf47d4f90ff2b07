/** Statements about documents, in SQL apart from the product's own checks: each finds rows that must not exist. */

const isValid = `not exists (select from invoice_payments_taken_back t where t.payment_id = f.id)`;

/** Payments whose current documents are not exactly one, none for one that met less open. */
export const withoutOneDocument = `
  select p.id, count(i.id) from payments p
  left join invoice_payments f on f.payment_id = p.id and ${isValid}
  left join invoices i on i.id = f.invoice_id and i.annulled_at is null and i.replaced_at is null
    and f.amount_minor = p.charge_amount_minor
  where p.status = 'SUCCEEDED' group by p.id having count(i.id) <> case when p.overpaid then 0 else 1 end`;

/** Documents with a sum that is not the one of their payments, credit notes or payment links. */
export const withWrongSums = `
  select i.invoice_number, i.total_minor, i.paid_minor, i.credited_minor, s.paid, s.noted, s.refunded, s.asked
  from invoices i cross join lateral (select
    (select coalesce(sum(f.amount_minor), 0) from invoice_payments f where f.invoice_id = i.id and ${isValid}) as paid,
    (select coalesce(sum(n.total_minor), 0) from invoices n where n.corrects_invoice_id = i.id
      and n.type = 'CREDIT_NOTE' and n.annulled_at is null and n.refund_id is null) as noted,
    (select coalesce(sum(n.total_minor), 0) from invoices n where n.corrects_invoice_id = i.id
      and n.type = 'CREDIT_NOTE' and n.annulled_at is null and n.refund_id is not null) as refunded,
    (select coalesce(sum(l.amount_minor), 0) from payment_links l where l.invoice_id = i.id and l.status = 'ACTIVE') as asked
  ) s
  where i.type <> 'CREDIT_NOTE' and (s.paid <> i.paid_minor or s.noted <> i.credited_minor
    or s.paid > i.total_minor or s.noted + s.refunded > i.total_minor
    or (i.annulled_at is not null and s.paid + s.noted + s.refunded + s.asked > 0)
    or (i.annulled_at is null and s.asked <> greatest(i.total_minor - s.paid - s.noted, 0)))`;

/** Payments with refunds above what was captured. */
export const withTooMuchBack = `
  select p.id from payments p join refunds r on r.payment_id = p.id and r.status = 'SUCCEEDED'
  group by p.id having sum(r.amount_minor) > p.charge_amount_minor`;

/** Numbers of a merchant (`:merchantId`) that leave a gap, and dates of issue that go back. */
export const outOfOrder = `
  select number, issue_date from (select number, issue_date, row_number() over (order by number) as place,
      lag(issue_date) over (order by number) as before
    from invoices where merchant_id = :merchantId and series = 'LEGAL') numbered
  where number <> place or issue_date < before`;
