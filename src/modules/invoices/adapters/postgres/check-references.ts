/**
 * Documents with another rate than the one that is stored for its day. A document without a stored day has one of the ten
 * days before its tax event.
 */
const otherRates = `
  select format('document %s of merchant %s has the rate %s of %s, and %s is stored', i.invoice_number, i.merchant_id,
    trim_scale(i.eur_rate), coalesce(i.eur_rate_day::text, 'no day'), coalesce(trim_scale(r.per_euro)::text, 'none')) as name
  from invoices i left join exchange_rates r on r.currency = i.currency and r.day = i.eur_rate_day
  where case when i.currency = 'EUR' then i.eur_rate <> 1 or i.eur_rate_day is not null
    when i.eur_rate_day is not null then r.per_euro is distinct from i.eur_rate
    else (select bool_and(e.per_euro <> i.eur_rate) from exchange_rates e where e.currency = i.currency
      and e.day between i.tax_event_date - 10 and i.tax_event_date) end
  order by i.id`;

/** References that no foreign key over the merchant can hold: their tables have no merchant of their own. */
const foreignReferences = `
  select format('invoice %s of merchant %s deducts advance %s of merchant %s', f.invoice_number, f.merchant_id,
    v.invoice_number, v.merchant_id) as name
  from invoice_advances a join invoices f on f.id = a.final_id join invoices v on v.id = a.advance_id
  where f.merchant_id <> v.merchant_id
  union all
  select format('credit note %s of merchant %s is for refund %s of payment %s, which its document does not have',
    i.invoice_number, i.merchant_id, r.id, r.payment_id)
  from invoices i join refunds r on r.id = i.refund_id join payments p on p.id = r.payment_id
  where i.merchant_id <> p.merchant_id
    or not exists (select from invoice_payments f where f.payment_id = p.id)
      and not exists (select from invoices o where o.payment_id = p.id)
  union all
  select format('payment %s was made by link %s of invoice %s, and pays another document', p.id, l.id, i.invoice_number)
  from payments p join payment_links l on l.id = p.payment_link_id join invoices i on i.id = l.invoice_id
  where p.status = 'SUCCEEDED' and not p.overpaid and i.replaced_at is null and i.annulled_at is null
    and exists (select from invoice_payments f where f.payment_id = p.id)
    and not exists (select from invoice_payments f where f.payment_id = p.id and f.invoice_id = i.id)
  union all
  select format('attempt %s of payment %s holds link %s, and the payment is of link %s', a.id, p.id, a.single_link_id,
    coalesce(p.payment_link_id::text, 'none'))
  from payment_attempts a join payments p on p.id = a.payment_id
  where a.single_link_id is not null and a.single_link_id is distinct from p.payment_link_id`;

/** What documents refer to is of their merchant, and their rate is that of its day. */
export const referenceChecks = {
  'doctor.document-rates': otherRates,
  'doctor.references-own': foreignReferences,
} as const;
