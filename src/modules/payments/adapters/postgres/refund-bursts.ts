/** Refunds of one currency within an hour from which on they may be a burst: their number, and their sum in cents. */
const fewest = 10;
const leastMinor = 500_000;
/** Days before the last 24 hours; a merchant that always refunds much is compared with its average day. */
const usualDays = 30;

/**
 * Each refund to a card that a person requested, once for its merchant and once for the person. What came by bank its merchant
 * sends back with the own money.
 */
const byRefunder = (age: string): string => `
  select r.payment_id, r.created_at, r.currency, r.amount_minor, refunder
  from refunds r join payments of on of.id = r.payment_id
    cross join lateral (values ('merchant:' || of.merchant_id), (r.requested_by)) as by_whom (refunder)
  where ${age} and of.method = 'CARD' and r.requested_by not like 'system:%'`;

/**
 * Payments `p` with a refund in the last 24 hours by a merchant or a user with a refund burst: ten refunds or 5,000 of
 * one currency within an hour of them, and more than on an average day of the 30 days before.
 */
export const isInRefundBurst = `p.id in (
  with recent as (${byRefunder(`r.created_at > now() - interval '24 hours'`)}),
  hourly as (
    select refunder, currency, count(*) over an_hour as refunds, sum(amount_minor) over an_hour as amount
    from recent
    window an_hour as (partition by refunder, currency order by created_at
      range between interval '1 hour' preceding and current row)),
  busiest as (
    select refunder, currency, max(refunds) as refunds, max(amount) as amount from hourly
    group by refunder, currency having max(refunds) >= ${fewest} or max(amount) >= ${leastMinor}),
  bursts as (
    select busiest.refunder, busiest.currency
    from busiest cross join lateral (
      select count(*)::float8 / ${usualDays} as refunds, coalesce(sum(amount_minor), 0)::float8 / ${usualDays} as amount
      from (${byRefunder(`r.created_at > now() - interval '${usualDays + 1} days'
        and r.created_at <= now() - interval '24 hours' and r.currency = busiest.currency`)}) before
      where before.refunder = busiest.refunder) usual
    where busiest.refunds >= ${fewest} and busiest.refunds > usual.refunds
      or busiest.amount >= ${leastMinor} and busiest.amount > usual.amount)
  select recent.payment_id from recent join bursts using (refunder, currency))`;
