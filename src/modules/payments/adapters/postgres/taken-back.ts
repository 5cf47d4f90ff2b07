/** What is taken back of the payments of a merchant, besides fees. */
export type TakenBackKind = 'REFUNDS' | 'DISPUTES';

/** Instants of both kinds in the ledger; `where` is a condition on the payments `p`, `within` one on an instant. */
type Of = Readonly<{ where: string; within: (at: string) => string }>;

/**
 * The source of a refund's booking: it names the refund and, from the second success on, the number of the success.
 */
const refundSource = `'refund:' || r.id || case when r.times_booked > 1 then ':' || r.times_booked else '' end`;

const refunds = ({ where, within }: Of): string => `
  select 'REFUNDS' as kind, t.at, round(r.amount_minor / p.eur_rate)::bigint as "eurMinor"
  from payments p
  join refunds r on r.payment_id = p.id
  join ledger_transactions t on t.payment_id = p.id and t.kind in ('REFUND', 'BANK_REFUND') and t.source = ${refundSource}
  where ${where} and p.refunded_amount_minor > 0 and p.status = 'SUCCEEDED' and r.status = 'SUCCEEDED'
    and ${within('t.at')}`;

/** A fee in a currency that the payment was not charged in becomes EUR at the last rate of the day of the loss. */
const disputeFeeInEuro = `case when d.fee_currency = p.charge_currency then d.fee_minor / p.eur_rate
    when d.fee_currency is null or d.fee_currency = 'EUR' then d.fee_minor
    else d.fee_minor / coalesce((select x.per_euro from exchange_rates x where x.currency = d.fee_currency
      and x.day <= cast(t.at at time zone 'Europe/Sofia' as date) order by x.day desc limit 1), 1) end`;

/** The last instant at which the dispute `d` was lost. */
const lost = `join lateral (
    select max(l.at) as at from ledger_transactions l where l.payment_id = d.payment_id and l.kind = 'DISPUTE_LOST'
      and split_part(l.source, ':', 2) = d.provider_dispute_id
  ) t on true`;

/** A dispute that was won afterwards, or is open again, is not lost; one that was lost twice is lost at the last time. */
const disputes = ({ where, within }: Of): string => `
  select 'DISPUTES', t.at, (round(d.amount_minor / p.eur_rate) + round(${disputeFeeInEuro}))::bigint
  from disputes d
  join payments p on p.id = d.payment_id
  ${lost}
  where ${where} and p.status = 'SUCCEEDED' and d.position = 'LOST' and ${within('t.at')}`;

/**
 * SQL of all that was taken back of payments `p`: `kind`, the instant `at` and `eurMinor`, one row each. Each amount becomes
 * EUR at the rate of its payment and is rounded by itself, half away from zero.
 */
export const takenBack = (of: Of): string => `${refunds(of)} union all ${disputes(of)}`;

/** SQL of the lost disputes of the payment `:paymentId` with their fees: `lostMinor` in the charge currency. */
export const lostOfPayment = `
  select coalesce(sum(d.amount_minor + case when d.fee_currency is null or d.fee_currency = p.charge_currency
    then d.fee_minor else round((${disputeFeeInEuro}) * p.eur_rate) end), 0)::bigint as "lostMinor"
  from disputes d
  join payments p on p.id = d.payment_id
  ${lost}
  where p.id = :paymentId and p.status = 'SUCCEEDED' and d.position = 'LOST'`;
