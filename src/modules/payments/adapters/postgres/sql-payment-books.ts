import type { Database } from '#platform/database/database.ts';
import type { PaymentBooks } from '../../ports/payment-books.ts';

const kept = ['payments', 'amount_minor', 'eur_minor', 'fees_minor', 'eur_fees_minor'];
const summed = [
  'count(*)',
  'sum(amount_minor)',
  'sum(eur_amount_minor)',
  'sum(platform_fee_minor + merchant_fee_minor)',
  'sum(round((charge_platform_fee_minor + charge_merchant_fee_minor) / eur_rate))',
];

/** Totals of a view that are not the sums of the payments at the same place; what came and went counts for nothing. */
const differences = (view: string, place: string, placeOfPayment: string): string => {
  const sums = kept.map((column) => `sum(${column}) as ${column}`).join(', ');
  const trueSums = summed.map((sum, at) => `${sum} as ${kept[at]}`).join(', ');
  return `select format('totals of %s, %s, %s', coalesce(k.place, s.place), coalesce(k.currency, s.currency),
                   coalesce(k.status, s.status)) as name
     from (select ${place}::text as place, currency, status, ${sums} from ${view} group by 1, 2, 3
           having (${kept.map((column) => `sum(${column})`).join(', ')}) <> (0, 0, 0, 0, 0)) k
     full join (select (${placeOfPayment})::text as place, currency, status, ${trueSums} from payments group by 1, 2, 3) s
       on (k.place, k.currency, k.status) = (s.place, s.currency, s.status)
     where (${kept.map((column) => `k.${column}`).join(', ')}) is distinct from (${kept.map((column) => `s.${column}`).join(', ')})`;
};

export class SqlPaymentBooks implements PaymentBooks {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  wronglyBooked(): Promise<string[]> {
    return this.#named(
      `select format('payment %s is %s and booked %s times', p.id, p.status, count(t.id)) as name
       from payments p left join ledger_transactions t on t.payment_id = p.id and t.kind = 'PAYMENT'
       group by p.id having count(t.id) <> case when p.status = 'SUCCEEDED' then 1 else 0 end`,
    );
  }

  unbalanced(): Promise<string[]> {
    return this.#named(
      `select format('ledger transaction %s is off by %s %s', transaction_id, sum(amount_minor), currency) as name
       from ledger_entries group by transaction_id, currency having sum(amount_minor) <> 0
       union all
       select format('the whole ledger is off by %s %s', sum(amount_minor), currency)
       from ledger_entries group by currency having sum(amount_minor) <> 0`,
    );
  }

  brokenHistories(): Promise<string[]> {
    return this.#named(
      `select format('history of payment %s', p.id) as name
       from payments p left join lateral (
         select count(*) as rows, max(seq) as last,
                (array_agg(status order by seq desc))[1] as status
         from payment_events e where e.payment_id = p.id
       ) h on true
       where h.rows = 0 or h.rows <> h.last or h.status <> p.status
       union all
       select format('history of payment %s jumps at %s', payment_id, seq) from (
         select payment_id, seq, from_status, lag(status) over (partition by payment_id order by seq) as before
         from payment_events
       ) steps where from_status is not null and from_status is distinct from before`,
    );
  }

  wrongTotals(): Promise<string[]> {
    const ofDay = `(created_at at time zone 'Europe/Sofia')::date`;
    return this.#named(
      `${differences('merchant_payment_totals', 'merchant_id', 'merchant_id')}
       union all ${differences('day_payment_totals', 'day', ofDay)}`,
    );
  }

  abandonedAttempts(now: Date): Promise<string[]> {
    return this.#named(
      `select format('attempt %s of payment %s', a.id, a.payment_id) as name
       from payment_attempts a join payments p on p.id = a.payment_id
       where a.state in ('PREPARED', 'OPEN') and a.expires_at < :now and p.provider <> 'history'
         and not exists (
           select 1 from pgboss.job j
           where j.name = 'payments.look' and j.state in ('created', 'retry', 'active')
             and (j.data ->> 'paymentId')::bigint = a.payment_id
         )`,
      { now },
    );
  }

  async sessionsSince(
    instant: Date,
    account: string | null | undefined,
  ): Promise<ReadonlyMap<string, string | null>> {
    const rows = await this.#database.rows<{ key: string; sessionId: string | null }>(
      `select a.provider_key::text as key, a.provider_session_id as "sessionId"
       from payment_attempts a join payments p on p.id = a.payment_id
       where a.created_at >= :instant and (a.provider_session_id is not null or a.state = 'REFUSED') and p.provider <> 'history'
         and (:isAny or p.provider_account is not distinct from :account)`,
      { instant, isAny: account === undefined, account: account ?? null },
    );
    return new Map(rows.map(({ key, sessionId }) => [key, sessionId]));
  }

  async #named(sql: string, bindings: Record<string, unknown> = {}): Promise<string[]> {
    return (await this.#database.rows<{ name: string }>(sql, bindings)).map(({ name }) => name);
  }
}
