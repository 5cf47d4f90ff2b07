/** Days before a payment without a stored day of its rate, in which its rate was published. */
const searchedDays = 10;

/**
 * Payments with another rate than the one that is stored for its day, or with an amount in euro that is not that of their
 * rate. Before days were stored, the rate is one of the days before the payment; where none is stored it is not known.
 */
export const otherRates = `
  select format('payment %s of merchant %s of %s has the rate %s of %s, and %s is stored', p.id, p.merchant_id,
    (p.created_at at time zone 'Europe/Sofia')::date, trim_scale(p.eur_rate), coalesce(p.eur_rate_day::text, 'no day'),
    coalesce(trim_scale(r.per_euro)::text, 'none')) as name
  from payments p left join exchange_rates r on r.currency = p.charge_currency and r.day = p.eur_rate_day
  where case when p.charge_currency = 'EUR' then p.eur_rate <> 1 or p.eur_rate_day is not null
    when p.eur_rate_day is not null then r.per_euro is distinct from p.eur_rate
    else (select bool_and(e.per_euro <> p.eur_rate) from exchange_rates e where e.currency = p.charge_currency
      and e.day between (p.created_at at time zone 'Europe/Sofia')::date - ${searchedDays}
        and (p.created_at at time zone 'Europe/Sofia')::date) end
  union all
  select format('payment %s of merchant %s is of %s in euro, and its charge of %s at the rate %s', p.id, p.merchant_id,
    p.eur_amount_minor, p.charge_amount_minor, trim_scale(p.eur_rate))
  from payments p where p.eur_amount_minor <> round(p.charge_amount_minor / p.eur_rate)
  union all
  select format('payment %s of merchant %s in %s has the fixed rate %s', p.id, p.merchant_id, p.currency,
    coalesce(trim_scale(p.fx_rate)::text, 'none'))
  from payments p where p.fx_rate is distinct from case when p.currency = 'BGN' then 1.95583 end`;
