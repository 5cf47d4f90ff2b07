import { bookedSums, movedSums, sumOn, sumsOf } from '#modules/payments/index.ts';

/** `12.50` */
const amount = (minor: string): string => `to_char((${minor}) / 100.0, 'FM999999999990.00')`;

/** Fees of a charge as they are booked: those of the payment, with the difference that a payout showed. */
const bookedFee = (fee: string, account: 'PROVIDER_FEES' | 'PLATFORM_REVENUE'): string =>
  `case when p.status = 'SUCCEEDED' then p.${fee} else 0 end + coalesce(-${sumOn(account, 'f.sums')}, 0)`;

/**
 * Lines of a charge in the currency of its payout that are of another charge or amount than their payment, or whose fees are
 * not those booked. A payment that was not booked when its payout was made is left out.
 */
const otherCharges = `
  with differences as (${bookedSums(`t.kind = 'FEE_DIFFERENCE'`)}),
    f as (select t.payment_id, b.sums from differences b join ledger_transactions t on t.id = b.id)
  select format('line %s (%s) of payout %s of merchant %s is of %s with fees of %s and %s, and payment %s of %s with %s and %s',
    l.id, l.provider_source, o.id, o.merchant_id, ${amount('l.gross_minor')}, ${amount('l.fee_minor')},
    ${amount('l.platform_fee_minor')}, p.id, ${amount('coalesce(p.captured_amount_minor, p.charge_amount_minor)')},
    ${amount('x.fee')}, ${amount('x.platform_fee')}) as name
  from payout_lines l join payouts o on o.id = l.payout_id join payments p on p.id = l.payment_id
  left join f on f.payment_id = p.id
  cross join lateral (select ${bookedFee('charge_merchant_fee_minor', 'PROVIDER_FEES')} as fee,
    ${bookedFee('charge_platform_fee_minor', 'PLATFORM_REVENUE')} as platform_fee) x
  where l.kind = 'CHARGE' and (l.provider_source is distinct from p.provider_charge_id
    or o.currency = coalesce(p.captured_currency, p.charge_currency) and (
      l.gross_minor <> coalesce(p.captured_amount_minor, p.charge_amount_minor)
      or p.succeeded_at < o.created_at and (l.fee_minor <> x.fee or l.platform_fee_minor <> x.platform_fee)))`;

/** Lines about a payment of another merchant or account. */
const foreignLines = `
  select format('line %s of payout %s of merchant %s is about payment %s of merchant %s', l.id, o.id, o.merchant_id, p.id,
    p.merchant_id) as name
  from payout_lines l join payouts o on o.id = l.payout_id join payments p on p.id = l.payment_id
  where p.merchant_id <> o.merchant_id or p.provider_account is distinct from o.account_id`;

/** Lines of refunds that are of another payment, currency or amount than the refund that they name. */
const otherRefunds = `
  select format('line %s (%s) of payout %s of merchant %s is of %s for payment %s, and refund %s of %s for payment %s', l.id,
    l.provider_source, o.id, o.merchant_id, ${amount('l.gross_minor')}, l.payment_id, r.id, ${amount('r.amount_minor')},
    r.payment_id) as name
  from payout_lines l join payouts o on o.id = l.payout_id join refunds r on r.provider_refund_id = l.provider_source
  where l.kind in ('REFUND', 'REFUND_FAILED') and (l.payment_id is distinct from r.payment_id
    or o.currency = r.currency and l.gross_minor <> case when l.kind = 'REFUND' then -r.amount_minor else r.amount_minor end)`;

/** The same of disputes, whose amount may come and go again; their fee is theirs. */
const otherDisputes = `
  select format('line %s (%s) of payout %s of merchant %s is of %s for payment %s, and the dispute of %s for payment %s', l.id,
    l.provider_source, o.id, o.merchant_id, ${amount('l.gross_minor')}, l.payment_id, ${amount('d.amount_minor')},
    d.payment_id) as name
  from payout_lines l join payouts o on o.id = l.payout_id join disputes d on d.provider_dispute_id = l.provider_source
  where l.kind in ('DISPUTE', 'DISPUTE_REVERSAL') and (l.payment_id is distinct from d.payment_id
    or o.currency = d.currency
      and l.gross_minor <> case when l.kind = 'DISPUTE' then -d.amount_minor else d.amount_minor end)`;

/** Transactions of payouts with other entries than their payout, or owed to another merchant. */
const otherBookings = `
  with booked as (${bookedSums('t.payout_id is not null')})
  select format('ledger transaction %s (%s) of payout %s of merchant %s is not of %s %s', t.id, t.kind, o.id, o.merchant_id,
    ${amount('o.amount_minor')}, o.currency) as name
  from ledger_transactions t join payouts o on o.id = t.payout_id left join booked b on b.id = t.id
  where b.is_mixed is distinct from false or b.currency <> o.currency or b.sums is distinct from
      case t.kind when 'PAYOUT' then ${movedSums('PROVIDER_RECEIVABLE', 'MERCHANT_PAYABLE', 'o.amount_minor')}
        when 'PAYOUT_FAILED' then ${movedSums('MERCHANT_PAYABLE', 'PROVIDER_RECEIVABLE', 'o.amount_minor')} end
    or t.id in (select e.transaction_id from ledger_transactions s join payouts p on p.id = s.payout_id
      join ledger_entries e on e.transaction_id = s.id join ledger_accounts a on a.id = e.account_id
      where a.merchant_id <> p.merchant_id)`;

/** True fees that are not those of the line that showed them. */
const otherDifferences = `
  with booked as (${bookedSums(`t.kind = 'FEE_DIFFERENCE'`)})
  select format('ledger transaction %s (FEE_DIFFERENCE) of payment %s is not what a line of a payout shows', t.id, p.id) as name
  from ledger_transactions t join payments p on p.id = t.payment_id left join booked b on b.id = t.id
  where t.kind = 'FEE_DIFFERENCE' and not exists (
    select from payout_lines l join payouts o on o.id = l.payout_id
    cross join lateral (select
      l.fee_minor - case when p.status = 'SUCCEEDED' then p.charge_merchant_fee_minor else 0 end as fee,
      l.platform_fee_minor - case when p.status = 'SUCCEEDED' then p.charge_platform_fee_minor else 0 end as platform_fee) x
    where l.payment_id = p.id and l.kind = 'CHARGE' and o.currency = b.currency and not b.is_mixed
      and b.sums = ${sumsOf({
        PROVIDER_FEES: '-x.fee',
        PLATFORM_REVENUE: '-x.platform_fee',
        MERCHANT_PAYABLE: 'x.fee + x.platform_fee',
      })})`;

/** Conversions that do not owe the merchant what the line that they name settled. */
const otherConversions = `
  select format('ledger transaction %s (CONVERSION, %s) of payment %s does not owe what its line of a payout shows', t.id,
    t.source, t.payment_id) as name
  from ledger_transactions t
  left join payout_lines l on l.provider_transaction_id = split_part(t.source, ':', 2) and l.payment_id = t.payment_id
  left join payouts o on o.id = l.payout_id
  where t.kind = 'CONVERSION' and (l.id is null or (
    select coalesce(-sum(e.amount_minor), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = t.id and a.code = 'MERCHANT_PAYABLE' and e.currency = o.currency
  ) <> case when l.kind = 'CHARGE' then l.net_minor else l.gross_minor end)`;

/** A merchant has one account at the provider for good: payments and payouts of another one show that it was exchanged. */
const otherAccounts = `
  select format('merchant %s has account %s, and %s %s on account %s', u.merchant_id, coalesce(a.account_id, 'none'),
    u.count, u.kind, u.account_id) as name
  from (select merchant_id, provider_account as account_id, 'payments' as kind, count(*) as count from payments
      where provider_account is not null group by 1, 2
    union all select merchant_id, account_id, 'payouts', count(*) from payouts group by 1, 2) u
  left join provider_accounts a on a.merchant_id = u.merchant_id
  where a.account_id is distinct from u.account_id`;

/** Each line of a payout is that of its payment, refund or dispute, and the ledger books it. */
export const payoutLineChecks = {
  'doctor.payout-lines-true': [otherCharges, foreignLines, otherRefunds, otherDisputes].join(' union all '),
  'doctor.accounts-own': otherAccounts,
  'doctor.payout-bookings-true': [otherBookings, otherDifferences, otherConversions]
    .map((sql) => `(${sql})`)
    .join(' union all '),
} as const;
