import type { Invariant } from '#kernel/invariant.ts';
import { platformFeeCents, platformFeeEntries } from '#modules/payments/index.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';
import { monthSum } from './bill-view.ts';

type Deps = Readonly<{ database: Database; config: Pick<Config, 'operatorMerchantId'> }>;

const euro = (minor: string): string => `to_char(${minor} / 100.0, 'FM999999999990.00')`;

/** Platform fees of the ledger by merchant and month in Sofia, in cents of a euro. */
const booked = `select p.merchant_id, to_char(t.at at time zone 'Europe/Sofia', 'YYYY-MM') as month,
    sum(${platformFeeCents})::bigint as cents
  from ${platformFeeEntries} group by 1, 2`;

const sums = `
  with booked as (${booked})
  select format('merchant %s, month %s: the bill has %s EUR of fees, the ledger has %s EUR', b.merchant_id, b.month,
    ${euro('(b.charged_minor - b.returned_minor)')}, ${euro('coalesce(f.cents, 0)')}) as name
  from platform_bills b left join booked f on f.merchant_id = b.merchant_id and f.month = b.month
  where b.charged_minor - b.returned_minor <> coalesce(f.cents, 0)`;

const documents = `
  with billed as (
    select b.invoice_id, b.merchant_id, sum(${monthSum})::bigint as total, sum(b.taken_minor)::bigint as taken,
      string_agg(b.month, ', ' order by b.month) as months
    from platform_bills b where b.invoice_id is not null group by b.invoice_id, b.merchant_id
  ), withheld as (
    select x.invoice_id, sum(x.amount_minor)::bigint as minor
    from invoice_payments x where x.kind = 'WITHHELD' group by x.invoice_id
  )
  select format('merchant %s, month %s: the bill adds up to %s EUR, document %s to %s EUR', b.merchant_id, b.months,
    ${euro('b.total')}, i.invoice_number, ${euro('i.total_minor')}) as name
  from billed b join invoices i on i.id = b.invoice_id where i.total_minor <> b.total
  union all
  select format('merchant %s, month %s: %s EUR was kept from the payments, document %s has %s EUR', b.merchant_id,
    b.months, ${euro('least(b.taken, b.total)')}, i.invoice_number, ${euro('coalesce(w.minor, 0)')})
  from billed b join invoices i on i.id = b.invoice_id left join withheld w on w.invoice_id = b.invoice_id
  where coalesce(w.minor, 0) <> least(b.taken, b.total)
  union all
  select format('merchant %s, month %s: %s EUR was given back, credit note %s is over %s EUR', n.merchant_id, n.month,
    ${euro('n.amount_minor')}, i.invoice_number, ${euro('i.total_minor')})
  from platform_bill_notes n join invoices i on i.id = n.invoice_id
  where i.total_minor <> n.amount_minor or i.type <> 'CREDIT_NOTE' or not exists (
    select from platform_bills b where b.merchant_id = n.merchant_id and b.invoice_id = i.corrects_invoice_id)`;

const missing = `
  with booked as (${booked})
  select format('merchant %s has fees of %s EUR in %s and no bill, though the run of the month has ended',
    f.merchant_id, ${euro('f.cents')}, f.month) as name
  from platform_bill_runs r join booked f on f.month = r.month
  where f.merchant_id <> :operatorId and f.cents <> 0 and not exists (
    select from platform_bills b where b.merchant_id = f.merchant_id and b.month = f.month)
  order by f.month, f.merchant_id`;

/** Bills have the fees of the ledger, documents what the bills say, and no merchant with fees is left out. */
export const billChecks = ({ database, config: { operatorMerchantId } }: Deps): Invariant[] => [
  { code: 'doctor.bill-sums', violations: () => findViolations(database, sums) },
  { code: 'doctor.bill-documents', violations: () => findViolations(database, documents) },
  {
    code: 'doctor.bill-missing',
    violations: async () =>
      operatorMerchantId === null
        ? []
        : findViolations(database, missing.replaceAll(':operatorId', String(operatorMerchantId))),
  },
];
