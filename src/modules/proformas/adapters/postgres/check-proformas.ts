import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';

const name = `format('proforma %s of merchant %s', p.number, p.merchant_id)`;

/** An invoice without a payment of its own counts by its own payments: then only what is PAID is compared. */
const wrong = `
  select ${name} || format(' has %s as paid, its payments add up to %s', p.paid_minor, coalesce(x.paid, 0)) as name
  from proformas p
    left join lateral (
      select sum(y.charge_amount_minor)::bigint as paid from proforma_links l join payments y
        on y.payment_link_id = l.payment_link_id
      where l.proforma_id = p.id and y.status in ('SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED')
        and exists (select from proforma_invoices f join invoices i on i.id = f.invoice_id
          where f.proforma_id = p.id and i.payment_id = y.id)
    ) x on true
  where p.paid_minor <> coalesce(x.paid, 0) and not exists (
    select from proforma_invoices f join invoices i on i.id = f.invoice_id
    where f.proforma_id = p.id and i.payment_id is null)
  union all
  select ${name} || ' is PAID, and not all of it came' from proformas p
  where p.state = 'PAID' and p.paid_minor < p.total_minor
  union all
  select ${name} || format(' has document %s of merchant %s', i.invoice_number, i.merchant_id)
  from proformas p join proforma_invoices f on f.proforma_id = p.id join invoices i on i.id = f.invoice_id
  where i.merchant_id <> p.merchant_id
  union all
  select ${name} || format(' has link %s of merchant %s', l.id, l.merchant_id)
  from proformas p join payment_links l on l.id = p.payment_link_id where l.merchant_id <> p.merchant_id
  union all
  select ${name} || ' is above the counter of its series' from proformas p
    left join proforma_series s on s.merchant_id = p.merchant_id
  where p.number::bigint > coalesce(s.last_number, 0)`;

/** What came of a proforma is what was paid for it, and its documents and link are its merchant's. */
export const proformaChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] => [
  { code: 'doctor.proformas', violations: () => findViolations(database, wrong) },
];
