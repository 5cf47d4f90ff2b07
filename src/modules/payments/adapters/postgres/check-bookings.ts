import { bookedSums, differenceOf, movedSums, sumOn, sumsOf } from './booked-sums.ts';

const isSale = `p.status = 'SUCCEEDED'`;
const byStatus = (ofSale: string, ofHeld: string): string =>
  `case when ${isSale} then ${ofSale} else ${ofHeld} end`;

/** An earlier round of a dispute may have had another amount: it counts when no later round was opened. */
const disputed = `case when exists (select from ledger_transactions n where n.payment_id = t.payment_id
    and n.kind = 'DISPUTE_OPENED' and n.id > t.id and split_part(n.source, ':', 2) = d.provider_dispute_id)
  then abs(${sumOn('DISPUTE_HOLD', 'b.sums')}) else d.amount_minor end`;

/** The sign of a fee is that of its kind; its sum by dispute is checked below. */
const disputeFee = (kind: string, sign: '>' | '<'): string =>
  `when '${kind}' then case when d.id is not null and ${sumOn('MERCHANT_PAYABLE', 'b.sums')} ${sign} 0
    then ${movedSums('PROVIDER_FEES', 'MERCHANT_PAYABLE', sumOn('MERCHANT_PAYABLE', 'b.sums'))} end`;

/** What each kind of transaction of a payment books, by account (`domain/ledger.ts`). */
const expectedSums = `case t.kind
  when 'PAYMENT' then ${sumsOf({
    PROVIDER_RECEIVABLE: 'p.charge_amount_minor',
    PLATFORM_REVENUE: '-p.charge_platform_fee_minor',
    PROVIDER_FEES: '-p.charge_merchant_fee_minor',
    MERCHANT_PAYABLE: '-p.charge_net_amount_minor',
  })}
  when 'BANK_PAYMENT' then ${movedSums('BANK_SALES', 'MERCHANT_BANK', 'p.charge_amount_minor')}
  when 'BANK_REFUND' then ${movedSums('MERCHANT_BANK', 'BANK_SALES', 'r.amount_minor')}
  when 'MISMATCH_HELD' then ${movedSums('MISMATCH_HOLD', 'PROVIDER_RECEIVABLE', 'p.captured_amount_minor')}
  when 'REFUND' then ${byStatus(
    movedSums('PROVIDER_RECEIVABLE', 'MERCHANT_PAYABLE', 'r.amount_minor'),
    movedSums('PROVIDER_RECEIVABLE', 'MISMATCH_HOLD', 'r.amount_minor'),
  )}
  when 'REFUND_FAILED' then ${byStatus(
    movedSums('MERCHANT_PAYABLE', 'PROVIDER_RECEIVABLE', 'r.amount_minor'),
    movedSums('MISMATCH_HOLD', 'PROVIDER_RECEIVABLE', 'r.amount_minor'),
  )}
  when 'DISPUTE_OPENED' then ${movedSums('PROVIDER_RECEIVABLE', 'DISPUTE_HOLD', disputed)}
  when 'DISPUTE_WON' then ${movedSums('DISPUTE_HOLD', 'PROVIDER_RECEIVABLE', disputed)}
  when 'DISPUTE_LOST' then ${movedSums('DISPUTE_HOLD', 'MERCHANT_PAYABLE', disputed)}
  when 'DISPUTE_REOPENED' then ${movedSums('MERCHANT_PAYABLE', 'DISPUTE_HOLD', disputed)}
  ${disputeFee('DISPUTE_FEE', '>')}
  ${disputeFee('DISPUTE_FEE_RETURNED', '<')}
end`;

const expectedCurrency = `case t.kind when 'PAYMENT' then p.charge_currency when 'BANK_PAYMENT' then p.charge_currency
  when 'MISMATCH_HELD' then p.captured_currency
  when 'REFUND' then r.currency when 'BANK_REFUND' then r.currency when 'REFUND_FAILED' then r.currency
  when 'DISPUTE_FEE' then d.fee_currency when 'DISPUTE_FEE_RETURNED' then d.fee_currency else d.currency end`;

/** True fees and conversions are booked from payouts and checked there. */
const ofPayments = `t.payment_id is not null and t.kind not in ('FEE_DIFFERENCE', 'CONVERSION')`;
const sourceId = `split_part(t.source, ':', 2)`;

/** Transactions of payments whose entries are not those of the payment, the refund or the dispute that they name. */
const otherBookings = `
  with booked as (${bookedSums(ofPayments)})
  select format('ledger transaction %s (%s, %s) of payment %s of merchant %s: %s', t.id, t.kind, t.source, p.id, p.merchant_id,
    case when b.is_mixed or b.currency is distinct from x.currency then format('booked in %s instead of %s',
      case when b.is_mixed then 'several currencies' else b.currency end, x.currency)
      else coalesce(${differenceOf('b.sums', 'x.sums')}, 'it has no entries') end) as name
  from ledger_transactions t join payments p on p.id = t.payment_id
  left join booked b on b.id = t.id
  left join refunds r on t.kind in ('REFUND', 'REFUND_FAILED', 'BANK_REFUND') and r.payment_id = p.id and r.id::text = ${sourceId}
  left join disputes d on t.kind like 'DISPUTE%' and d.payment_id = p.id and d.provider_dispute_id = ${sourceId}
  cross join lateral (select ${expectedSums} as sums, ${expectedCurrency} as currency) x
  where ${ofPayments}
    and (b.is_mixed is distinct from false or b.currency is distinct from x.currency or b.sums is distinct from x.sums)
  order by t.id`;

/** What the bookings of a dispute add up to, by its position, and its fee. */
const otherDisputes = `
  with booked as (${bookedSums(`t.kind like 'DISPUTE%'`)}), moved as (
    select t.payment_id, ${sourceId} as dispute,
      coalesce(sum(${sumOn('PROVIDER_RECEIVABLE', 'b.sums')}), 0) as receivable,
      coalesce(sum(${sumOn('DISPUTE_HOLD', 'b.sums')}), 0) as held,
      coalesce(sum(${sumOn('PROVIDER_FEES', 'b.sums')}), 0) as fees
    from ledger_transactions t join booked b on b.id = t.id group by 1, 2
  )
  select format('dispute %s of payment %s is %s of %s with a fee of %s, and booked with %s held, %s received and a fee of %s',
    d.provider_dispute_id, d.payment_id, d.position, d.amount_minor, d.fee_minor, coalesce(m.held, 0),
    coalesce(m.receivable, 0), coalesce(-m.fees, 0)) as name
  from disputes d left join moved m on m.payment_id = d.payment_id and m.dispute = d.provider_dispute_id
  where coalesce(m.held, 0) <> case when d.position = 'HELD' then d.amount_minor else 0 end
    or coalesce(m.receivable, 0) <> case when d.position = 'NONE' then 0 else -d.amount_minor end
    or coalesce(-m.fees, 0) <> d.fee_minor
  order by d.id`;

/** Transactions of another source or instant than what they book: reports and months find them by both. */
const otherTimes = `
  select format('ledger transaction %s (%s, %s) of payment %s is of %s, and nothing happened to the payment then', t.id, t.kind,
    t.source, t.payment_id, t.at) as name
  from ledger_transactions t
  where ${ofPayments} and not exists (select from payment_events e where e.payment_id = t.payment_id and e.at = t.at)
  union all
  select format('ledger transaction %s (%s) of payment %s has the source %s', t.id, t.kind, t.payment_id, t.source)
  from ledger_transactions t where t.kind in ('PAYMENT', 'BANK_PAYMENT') and t.source <> 'payment:' || t.payment_id`;

/** Disputes that count other bookings than they have: the next one would have the source of an earlier one. */
const miscounted = `
  select format('dispute %s of payment %s counts %s bookings and has %s', d.provider_dispute_id, d.payment_id, d.bookings,
    count(t.id)) as name
  from disputes d left join ledger_transactions t on t.payment_id = d.payment_id and t.kind like 'DISPUTE%'
    and ${sourceId} = d.provider_dispute_id
  group by d.id having d.bookings <> count(t.id)`;

/** Captured money that is no sale is held once it is decided that it goes back. */
const otherMismatches = `
  select format('payment %s is given back and its captured money is held %s times', p.id, count(t.id)) as name
  from payments p left join ledger_transactions t on t.payment_id = p.id and t.kind = 'MISMATCH_HELD'
  where p.captured_amount_minor is not null
  group by p.id having count(t.id) <> case when p.mismatch_resolution = 'GIVE_BACK' then 1 else 0 end`;

/** Entries that are owed to another merchant than that of the payment. */
const foreignEntries = `
  select format('entry %s of ledger transaction %s (%s) of payment %s of merchant %s is on the account of merchant %s',
    e.id, t.id, t.kind, p.id, p.merchant_id, l.merchant_id) as name
  from ledger_accounts l join ledger_entries e on e.account_id = l.id
  join ledger_transactions t on t.id = e.transaction_id join payments p on p.id = t.payment_id
  where l.merchant_id <> p.merchant_id order by e.id`;

/** Each entry of the ledger is that of its payment, refund or dispute, and owed to its merchant. */
export const bookingChecks = {
  'doctor.bookings-true': `${otherBookings.replace(/order by t\.id$/, '')}
    union all (${otherDisputes}) union all (${otherMismatches}) union all (${otherTimes}) union all (${miscounted})`,
  'doctor.bookings-own': foreignEntries,
} as const;
