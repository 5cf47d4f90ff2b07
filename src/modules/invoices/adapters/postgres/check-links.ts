/**
 * PAID links without a payment of their own: the transfer of a written invoice, or an instalment that something else covers,
 * closes a link as PAID. A transfer that was taken back, or a credit note that was annulled, leaves it so.
 */
const isPaidOtherwise = `exists (
  select from invoices i where i.id = l.invoice_id
    and (exists (select from invoice_payments f where f.invoice_id = i.id)
      or l.installment is not null and exists (select from invoices n where n.corrects_invoice_id = i.id))
    and (l.installment is not null or i.annulled_at is not null or i.replaced_at is not null
      or i.paid_minor + i.credited_minor >= i.total_minor
      or exists (select from invoice_payments_taken_back t where t.invoice_id = i.id)
      or exists (select from invoices n where n.corrects_invoice_id = i.id and n.annulled_at is not null)))`;

const succeeded = `select payment_link_id as id, count(*) as payments, min(p.id) as first,
    count(*) filter (where duplicate_of is null and not overpaid) as kept
  from payments p where p.status = 'SUCCEEDED' and payment_link_id is not null group by payment_link_id`;

/** Single-use links whose status is not that of their payments; a CANCELLED link stays so when it is paid after all. */
const otherStatus = `
  with paid as (${succeeded})
  select case when s.id is null
      then format('link %s of merchant %s is PAID and has no payment', l.id, l.merchant_id)
    when s.kept > 1 then format('link %s of merchant %s is paid %s times, and no payment is marked as a duplicate', l.id,
      l.merchant_id, s.kept)
    when l.paid_at is null and l.status = 'PAID' then format('link %s of merchant %s is PAID at no time', l.id, l.merchant_id)
    else format('link %s of merchant %s is %s and payment %s of it succeeded', l.id, l.merchant_id, l.status, s.first) end
    as name
  from payment_links l left join paid s on s.id = l.id
  where l.usage = 'SINGLE' and (
    s.id is not null and l.status in ('ACTIVE', 'EXPIRED') or s.kept > 1
    or (l.status = 'PAID') <> (l.paid_at is not null)
    or s.id is null and l.status = 'PAID' and not ${isPaidOtherwise})
  order by l.id`;

/**
 * Payments of another amount, currency or merchant than their link (an accepted amount is the captured one, and a transfer may
 * be a part in EUR), and open links
 * of another amount than is open of their invoice, unless a job is about to renew them.
 */
const otherAmount = `
  select format('payment %s of merchant %s is of %s %s, and its link %s of merchant %s of %s %s', p.id, p.merchant_id,
    to_char(p.amount_minor / 100.0, 'FM999999999990.00'), p.currency, l.id, l.merchant_id,
    to_char(l.amount_minor / 100.0, 'FM999999999990.00'), l.currency) as name
  from payments p join payment_links l on l.id = p.payment_link_id
  where p.merchant_id <> l.merchant_id or p.charge_currency <> l.charge_currency
    or case when p.method = 'BANK' and p.charge_amount_minor < l.charge_amount_minor
      then p.currency <> 'EUR' or p.amount_minor <> p.charge_amount_minor
      else p.currency <> l.currency or p.mismatch_resolution is distinct from 'ACCEPT'
        and (p.amount_minor, p.charge_amount_minor) <> (l.amount_minor, l.charge_amount_minor) end
  union all
  select format('link %s of merchant %s in %s has the fixed rate %s', l.id, l.merchant_id, l.currency,
    coalesce(trim_scale(l.fx_rate)::text, 'none'))
  from payment_links l where l.fx_rate is distinct from case when l.currency = 'BGN' then 1.95583 end
  union all
  select format('link %s of merchant %s is of %s %s, and %s %s of its invoice %s are open', l.id, l.merchant_id,
    to_char(l.amount_minor / 100.0, 'FM999999999990.00'), l.currency,
    to_char((i.total_minor - i.paid_minor - i.credited_minor) / 100.0, 'FM999999999990.00'), i.currency, i.invoice_number)
  from payment_links l join invoices i on i.id = l.invoice_id
  where l.status = 'ACTIVE' and l.installment is null and not exists (
      select from pgboss.job j where j.name = 'invoices.renew-link' and j.state in ('created', 'retry', 'active')
        and (j.data ->> 'invoiceId')::bigint = i.id)
    and (l.charge_currency <> i.currency or l.charge_amount_minor <> i.total_minor - i.paid_minor - i.credited_minor)`;

/** What is stored of links agrees with the payments of them and of their written invoices. */
export const linkChecks = {
  'doctor.links-paid': otherStatus,
  'doctor.links-amounts': otherAmount,
} as const;
