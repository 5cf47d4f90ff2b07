import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';

const name = `format('document %s from elsewhere of merchant %s', d.number, d.merchant_id)`;

/** A payment whose money goes back as a duplicate or as more than was open pays nothing. */
const wrong = `
  select ${name} || format(' has no payment %s, which was made by its link', p.id) as name
  from payments p join payment_links l on l.id = p.payment_link_id
    join foreign_documents d on d.id = l.foreign_document_id
  where p.status = 'SUCCEEDED' and p.duplicate_of is null and not p.overpaid
    and not exists (select from foreign_payments f where f.payment_id = p.id and f.foreign_document_id = d.id)
  union all
  select ${name} || format(' has payment %s, which was not made by its link, or of another sum', f.payment_id)
  from foreign_payments f join foreign_documents d on d.id = f.foreign_document_id
    join payments p on p.id = f.payment_id left join payment_links l on l.id = p.payment_link_id
  where l.foreign_document_id is distinct from d.id or p.charge_amount_minor <> f.amount_minor
  union all
  select ${name} || format(' is paid with %s, and %s were open', sum(f.amount_minor), d.open_minor)
  from foreign_documents d join foreign_payments f on f.foreign_document_id = d.id and f.taken_back_at is null
  group by d.id having sum(f.amount_minor) > d.open_minor
  union all
  select ${name} || format(' has link %s of merchant %s', l.id, l.merchant_id)
  from payment_links l join foreign_documents d on d.id = l.foreign_document_id
  where l.merchant_id <> d.merchant_id`;

/** What was paid of documents from elsewhere is what was paid by their links and recorded, and never above what was open. */
export const foreignChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] => [
  { code: 'doctor.foreign-documents', violations: () => findViolations(database, wrong) },
];
