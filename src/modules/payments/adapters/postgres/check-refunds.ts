import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { bankPayments } from './check-bank-payments.ts';
import { bookingChecks } from './check-bookings.ts';
import { otherRates } from './check-stored-rates.ts';
import { sqlInvariants } from '#platform/database/find-violations.ts';
import { awaitsReview, isAbandonedDuplicate, isUnsentRefund } from './review-conditions.ts';

/** `12.50 EUR` */
const amount = (minor: string, currency: string): string =>
  `to_char((${minor}) / 100.0, 'FM999999999990.00') || ' ' || ${currency}`;

/**
 * What transactions of these kinds moved at the provider or at the merchant's bank (`minor`), 0 without an entry of either.
 * One pass over the entries.
 */
const received = (...kinds: readonly string[]): string => `
  select t.id, t.payment_id, t.source, coalesce(sum(e.amount_minor), 0) as minor
  from ledger_transactions t left join (ledger_entries e
    join ledger_accounts l on l.id = e.account_id and l.code in ('PROVIDER_RECEIVABLE', 'MERCHANT_BANK')) on e.transaction_id = t.id
  where t.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}) group by t.id`;

/** Succeeded payments booked with another amount than the charge. */
const paymentsBookedOtherwise = `
  select format('payment %s of %s is booked with %s', p.id, ${amount('p.charge_amount_minor', 'p.charge_currency')},
    ${amount('b.minor', 'p.charge_currency')}) as name
  from (${received('PAYMENT', 'BANK_PAYMENT')}) b join payments p on p.id = b.payment_id
  where b.minor <> p.charge_amount_minor`;

/**
 * SUCCEEDED refunds that are not booked exactly once, and others that are booked. A refund that the bank returns later is
 * booked in reverse.
 */
const wronglyBookedRefunds = `
  select format('refund %s of payment %s (%s) is %s and booked with %s', r.id, r.payment_id,
    ${amount('r.amount_minor', 'r.currency')}, r.status, ${amount('coalesce(b.booked, 0)', 'r.currency')}) as name
  from refunds r left join (
    select payment_id, split_part(source, ':', 2) as refund, -sum(minor) as booked
    from (${received('REFUND', 'REFUND_FAILED', 'BANK_REFUND')}) t where split_part(source, ':', 1) = 'refund' group by 1, 2
  ) b on b.payment_id = r.payment_id and b.refund = r.id::text
  where coalesce(b.booked, 0) <> case when r.status = 'SUCCEEDED' then r.amount_minor else 0 end
  union all
  select format('refund %s of payment %s counts %s bookings and has %s', r.id, r.payment_id, r.times_booked, count(t.id))
  from refunds r left join ledger_transactions t on t.payment_id = r.payment_id and t.kind in ('REFUND', 'BANK_REFUND')
    and split_part(t.source, ':', 2) = r.id::text
  group by r.id having r.times_booked <> count(t.id)`;

/**
 * Payments refunded above the captured amount, or with another refunded amount than the sum of their refunds. A REQUESTED
 * refund does not count: when another was made at the provider meanwhile, the provider refuses it.
 */
const wronglyRefundedPayments = `
  select format('payment %s of %s has refunds of %s (%s succeeded) and records %s', p.id,
    ${amount('p.charge_amount_minor', 'p.charge_currency')}, ${amount('r.claimed', 'p.charge_currency')},
    ${amount('r.succeeded', 'p.charge_currency')}, ${amount('p.refunded_amount_minor', 'p.charge_currency')}) as name
  from payments p join (
    select payment_id, coalesce(sum(amount_minor) filter (where status = 'SUCCEEDED'), 0) as succeeded,
      coalesce(sum(amount_minor) filter (where status not in ('FAILED', 'CANCELLED', 'REQUESTED')), 0) as claimed
    from refunds group by payment_id
  ) r on r.payment_id = p.id
  where r.claimed > coalesce(p.captured_amount_minor, p.charge_amount_minor)
    or (p.status = 'SUCCEEDED' and r.succeeded <> p.refunded_amount_minor)
  union all
  select format('payment %s records %s as refunded and has no refund', p.id,
    ${amount('p.refunded_amount_minor', 'p.charge_currency')})
  from payments p where p.refunded_amount_minor > 0
    and not exists (select from refunds r where r.payment_id = p.id)`;

/** Duplicate and overpaid payments that are not refunded in full and have no refund job. */
const abandonedDuplicates = `
  select format('payment %s is %s; %s of it is not refunded', p.id,
    case when p.duplicate_of is null then 'overpaid' else 'a duplicate of payment ' || p.duplicate_of end,
    ${amount('p.charge_amount_minor - p.refunded_amount_minor', 'p.charge_currency')}) as name
  from payments p where ${isAbandonedDuplicate}`;

/** Refunds that were never sent to the provider and have no job. */
const unsentRefunds = `
  select format('refund %s of payment %s (%s) was never sent', r.id, p.id,
    ${amount('r.amount_minor', 'r.currency')}) as name, 'payments reconcile' as command
  from refunds r join payments p on p.id = r.payment_id where ${isUnsentRefund}`;

/** Payments whose held amount in the ledger differs from that of their open disputes. */
const wronglyHeldDisputes = `
  select format('payment %s has open disputes of %s and %s held in the ledger', p.id,
    ${amount('coalesce(d.open, 0)', 'p.charge_currency')}, ${amount('coalesce(h.held, 0)', 'p.charge_currency')}) as name
  from payments p
  left join (select payment_id, sum(amount_minor) as open from disputes
             where status = 'OPEN' and not is_inquiry group by payment_id) d on d.payment_id = p.id
  left join (select t.payment_id, sum(e.amount_minor) as held from ledger_entries e
             join ledger_accounts l on l.id = e.account_id and l.code = 'DISPUTE_HOLD'
             join ledger_transactions t on t.id = e.transaction_id group by t.payment_id) h on h.payment_id = p.id
  where coalesce(d.open, 0) <> coalesce(h.held, 0)`;

/** Payments with a mismatch that waits for a decision. */
const undecidedMismatches = `
  select format('payment %s waits for a decision: %s', p.id, p.mismatch) as name
  from payments p where ${awaitsReview}`;

const checks = {
  'doctor.payments-booked-in-full': paymentsBookedOtherwise,
  'doctor.refunds-booked-once': wronglyBookedRefunds,
  'doctor.refunds-within-capture': wronglyRefundedPayments,
  'doctor.refunds-asked-for': unsentRefunds,
  'doctor.duplicates-given-back': abandonedDuplicates,
  'doctor.disputes-held': wronglyHeldDisputes,
  'doctor.mismatches-decided': undecidedMismatches,
  ...bookingChecks,
  'doctor.bank-payments': bankPayments,
  'doctor.rates-stored': otherRates,
} as const;

/** Invariants of captured, refunded and disputed money (reliability, "Invariants"). */
export const refundChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] =>
  sqlInvariants(database, checks);
