import type { Clock } from '#kernel/clock.ts';
import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations, sqlInvariants } from '#platform/database/find-violations.ts';

const rollupColumns = ['payments', 'amount_minor', 'eur_minor', 'fees_minor', 'eur_fees_minor'];
const paymentSums = [
  'count(*)',
  'sum(amount_minor)',
  'sum(eur_amount_minor)',
  'sum(platform_fee_minor + merchant_fee_minor)',
  'sum(round((charge_platform_fee_minor + charge_merchant_fee_minor) / eur_rate))',
];

/** Rollups of a view that differ from the sums of the payments; a row of zeros counts as no row. */
const differences = (view: string, place: string, placeOfPayment: string): string => {
  const sums = rollupColumns.map((column) => `sum(${column}) as ${column}`).join(', ');
  const trueSums = paymentSums.map((sum, at) => `${sum} as ${rollupColumns[at]}`).join(', ');
  return `select format('totals of %s, %s, %s', coalesce(k.place, s.place), coalesce(k.currency, s.currency),
                   coalesce(k.status, s.status)) as name
     from (select ${place}::text as place, currency, status, ${sums} from ${view} group by 1, 2, 3
           having (${rollupColumns.map((column) => `sum(${column})`).join(', ')}) <> (0, 0, 0, 0, 0)) k
     full join (select (${placeOfPayment})::text as place, currency, status, ${trueSums} from payments group by 1, 2, 3) s
       on (k.place, k.currency, k.status) = (s.place, s.currency, s.status)
     where (${rollupColumns.map((column) => `k.${column}`).join(', ')}) is distinct from (${rollupColumns.map((column) => `s.${column}`).join(', ')})`;
};

const wronglyBooked = `
  select format('payment %s is %s and booked %s times', p.id, p.status, count(t.id)) as name
  from payments p left join ledger_transactions t on t.payment_id = p.id and t.kind in ('PAYMENT', 'BANK_PAYMENT')
  group by p.id having count(t.id) <> case when p.status = 'SUCCEEDED' then 1 else 0 end`;

const unbalanced = `
  select format('ledger transaction %s is off by %s %s', transaction_id, sum(amount_minor), currency) as name
  from ledger_entries group by transaction_id, currency having sum(amount_minor) <> 0
  union all
  select format('the whole ledger is off by %s %s', sum(amount_minor), currency)
  from ledger_entries group by currency having sum(amount_minor) <> 0`;

/** A number that is missing is found by the first half, so that the second one compares each event with the number before it. */
const brokenHistories = `
  select format('history of payment %s', p.id) as name
  from payments p left join (
    select payment_id, count(*) as rows, max(seq) as last, (array_agg(status order by seq desc))[1] as status
    from payment_events group by payment_id
  ) h on h.payment_id = p.id
  where h.payment_id is null or h.rows <> h.last or h.status <> p.status
  union all
  select format('history of payment %s jumps at %s', e.payment_id, e.seq)
  from payment_events e left join payment_events b on b.payment_id = e.payment_id and b.seq = e.seq - 1
  where e.from_status is not null and e.from_status is distinct from b.status`;

const wrongRollups = `
  ${differences('merchant_payment_totals', 'merchant_id', 'merchant_id')}
  union all ${differences('day_payment_totals', 'day', `(created_at at time zone 'Europe/Sofia')::date`)}`;

/** Open attempts past their deadline without a poll job, and payments of a provider that is not asked (`history`: synthetic data). */
const abandonedAttempts = `
  select format('attempt %s of payment %s', a.id, a.payment_id) as name, format('payments confirm %s', a.payment_id) as command
  from payment_attempts a join payments p on p.id = a.payment_id
  where a.state in ('PREPARED', 'OPEN') and a.expires_at < :now and p.provider <> 'history'
    and not exists (
      select 1 from pgboss.job j
      where j.name = 'payments.look' and j.state in ('created', 'retry', 'active')
        and (j.data ->> 'paymentId')::bigint = a.payment_id
    )
  union all
  select format('payment %s is of the provider %s, which is not asked', p.id, p.provider), null
  from payments p where p.method = 'CARD' and p.provider <> 'stripe' and not (p.provider = 'history'
    and exists (select from payment_attempts a where a.payment_id = p.id and a.provider_session_id like 'history\\_%'))`;

/** Counters of orders that are not those of the payments: the next payment would repeat or skip a number. */
const otherOrderNumbers = `
  select format('merchant %s has payments up to order %s, and %s is its next', coalesce(p.merchant_id, c.merchant_id),
    coalesce(p.last, 0), coalesce(c.next_number::text, 'none')) as name
  from order_counters c full join (select merchant_id, max(order_number) as last from payments group by 1) p
    on p.merchant_id = c.merchant_id
  where c.next_number is distinct from coalesce(p.last, 0) + 1`;

/** Invariants of stored payments after any fault (reliability, "Invariants"). */
export const paymentChecks = ({
  database,
  clock,
}: Readonly<{ database: Database; clock: Clock }>): Invariant[] => [
  ...sqlInvariants(database, {
    'doctor.payments-booked-once': wronglyBooked,
    'doctor.ledger-balanced': unbalanced,
    'doctor.histories-contiguous': brokenHistories,
    'doctor.order-numbers': otherOrderNumbers,
    'doctor.totals-true': wrongRollups,
  }),
  {
    code: 'doctor.attempts-looked-after',
    violations: () => findViolations(database, abandonedAttempts, { now: clock.now() }),
  },
];
