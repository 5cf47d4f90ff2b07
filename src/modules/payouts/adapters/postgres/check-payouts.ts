import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { payoutLineChecks } from './check-payout-lines.ts';
import { sqlInvariants } from '#platform/database/find-violations.ts';

/** `12.50 EUR` */
const amount = (minor: string): string =>
  `to_char((${minor}) / 100.0, 'FM999999999990.00') || ' ' || o.currency`;

/** The command that fetches the payouts of the merchant again, for payouts `o` on its account that it changes. */
const importWhere = (isChanged: string): string =>
  `case when ${isChanged} and exists (select from provider_accounts c where c.merchant_id = o.merchant_id
     and c.account_id = o.account_id) then format('payouts import --merchant %s', o.merchant_id) end as command`;

/** The lines of the payout are read again, and the payment of the charge is known by now. */
const isKnownByNow = `(o.reconciliation <> 'COMPLETE' or o.unknown_lines > 0) and exists (
  select from payments p where p.merchant_id = o.merchant_id and p.provider_charge_id = l.provider_source)`;

/** The payout has no booking; a wrong one, or that of a return, stays as it is. */
const isUnbooked = `o.status not in ('FAILED', 'CANCELED')
  and not exists (select from ledger_transactions t where t.payout_id = o.id)`;

/** Payouts with lines that do not sum to them; an explained payout without any line is one, too. */
const differing = `
  select format('payout %s (%s) of merchant %s: %s, and %s in its lines', o.id, o.provider_payout_id, o.merchant_id,
    ${amount('o.amount_minor')}, ${amount('coalesce(l.net, 0)')}) as name
  from payouts o left join (select payout_id, sum(net_minor) as net from payout_lines group by payout_id) l
    on l.payout_id = o.id
  where (l.net is not null or o.reconciliation in ('COMPLETE', 'DIFFERS')) and coalesce(l.net, 0) <> o.amount_minor
  order by o.id`;

const unknownCharges = `
  select format('%s of %s in payout %s of merchant %s belongs to no payment here',
    coalesce(l.provider_source, l.provider_transaction_id), ${amount('l.gross_minor')}, o.id, o.merchant_id) as name,
    ${importWhere(isKnownByNow)}
  from payout_lines l join payouts o on o.id = l.payout_id
  where l.kind = 'CHARGE' and l.payment_id is null order by l.id`;

/** An automatic payout takes all that is available; a charge becomes available within a week. */
const forgottenPayments = `
  select format('payment %s of merchant %s is in no payout; payout %s was made later', p.id, p.merchant_id, later.id) as name
  from payments p join lateral (
    select o.id from payouts o
    where o.account_id = p.provider_account and o.automatic and o.reconciliation = 'COMPLETE'
      and o.created_at >= p.succeeded_at + interval '14 days'
      and not exists (select from payouts h where h.account_id = o.account_id and not h.automatic
        and h.created_at between p.succeeded_at and o.created_at)
    order by o.created_at limit 1
  ) later on true
  where p.status = 'SUCCEEDED' and p.provider_account is not null
    and not exists (select from payout_lines l where l.payment_id = p.id and l.kind = 'CHARGE')
  order by p.id`;

const wronglyBooked = `
  select format('payout %s (%s) of merchant %s is %s, and %s of it is booked', o.id, o.provider_payout_id,
    o.merchant_id, o.status, ${amount('coalesce(b.booked, 0)')}) as name, ${importWhere(isUnbooked)}
  from payouts o left join (
    select t.payout_id, sum(e.amount_minor) as booked from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.payout_id is not null and a.code = 'MERCHANT_PAYABLE' group by t.payout_id
  ) b on b.payout_id = o.id
  where o.currency in ('EUR', 'USD')
    and coalesce(b.booked, 0) <> case when o.status in ('FAILED', 'CANCELED') then 0 else o.amount_minor end
  order by o.id`;

const checks = {
  'doctor.payout-lines-sum': differing,
  'doctor.payout-charges-known': unknownCharges,
  'doctor.payments-paid-out': forgottenPayments,
  'doctor.payouts-booked': wronglyBooked,
  ...payoutLineChecks,
} as const;

/** Invariants of payouts, their lines and their bookings. */
export const payoutChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] =>
  sqlInvariants(database, checks);
