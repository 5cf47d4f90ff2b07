import { addDays, startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Days } from '#kernel/month.ts';
import type { Database } from '#platform/database/database.ts';
import type { PlatformFees, PlatformFeesOfDay, PlatformFeesOfDays } from '../../application/platform-fees.ts';

/** Cents of a euro of an entry of the account, above zero for a fee that is charged. */
export const platformFeeCents = 'round(-e.amount_minor / p.eur_rate)::bigint';

/** Entries of the account, one for each fee that is charged or given back: aliases `t`, `e` and `p`. */
export const platformFeeEntries = `ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id and a.code = 'PLATFORM_REVENUE'
  join payments p on p.id = t.payment_id`;

const ofDays = `
  with fees as (
    select p.merchant_id, p.id as payment_id, e.currency, p.provider_account is not null as is_taken,
      ${platformFeeCents} as cents,
      e.amount_minor > 0 and not exists (select from ledger_transactions b
        where b.payment_id = t.payment_id and b.kind = 'PAYMENT' and b.at >= :start) as is_earlier
    from ${platformFeeEntries}
    where t.at >= :start and t.at < :end and p.merchant_id = any(cast(:merchantIds as bigint[]))
  )
  select merchant_id as "merchantId", currency,
    (count(distinct payment_id) filter (where cents > 0))::bigint as payments,
    coalesce(sum(cents) filter (where cents > 0), 0)::bigint as charged,
    coalesce(-sum(cents) filter (where cents < 0), 0)::bigint as returned,
    coalesce(-sum(cents) filter (where cents < 0 and is_earlier), 0)::bigint as "returnedEarlier",
    coalesce(sum(cents) filter (where cents > 0 and is_taken), 0)::bigint as taken,
    coalesce(-sum(cents) filter (where cents < 0 and is_taken), 0)::bigint as "takenReturned",
    coalesce(-sum(cents) filter (where cents < 0 and is_taken and is_earlier), 0)::bigint as "takenReturnedEarlier"
  from fees group by merchant_id, currency order by merchant_id, currency`;

const byDay = `
  select cast(t.at at time zone 'Europe/Sofia' as date)::text as day,
    (count(distinct p.id) filter (where e.amount_minor < 0))::bigint as payments,
    sum(${platformFeeCents})::bigint as net
  from ${platformFeeEntries}
  where t.at >= :start and t.at < :end and p.merchant_id = :merchantId
  group by 1 order by 1`;

type Row = Readonly<
  { merchantId: number; currency: ChargeCurrency; payments: number; charged: number } & Record<
    'returned' | 'returnedEarlier' | 'taken' | 'takenReturned' | 'takenReturnedEarlier',
    number
  >
>;

const boundsOf = ({ from, to }: Days) => ({ start: startOfDay(from), end: startOfDay(addDays(to, 1)) });

const feesOf = (rows: readonly Row[]): PlatformFeesOfDays => {
  const sum = (name: 'returned' | 'returnedEarlier' | 'taken' | 'takenReturned' | 'takenReturnedEarlier') =>
    rows.reduce((total, row) => total + BigInt(row[name]), 0n);
  return {
    charged: rows
      .filter(({ charged }) => charged > 0)
      .map(({ currency, payments, charged }) => ({ currency, payments, minor: BigInt(charged) })),
    returnedMinor: sum('returned'),
    returnedEarlierMinor: sum('returnedEarlier'),
    takenMinor: sum('taken'),
    takenReturnedMinor: sum('takenReturned'),
    takenReturnedEarlierMinor: sum('takenReturnedEarlier'),
  };
};

/** Platform fees from the entries of the ledger. */
export class SqlPlatformFees implements PlatformFees {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async ofDays(merchantIds: readonly number[], days: Days): Promise<ReadonlyMap<number, PlatformFeesOfDays>> {
    if (merchantIds.length === 0) return new Map();
    const rows = await this.#database.rows<Row>(ofDays, { merchantIds: [...merchantIds], ...boundsOf(days) });
    const found = Map.groupBy(rows, ({ merchantId }) => merchantId);
    return new Map([...found].map(([id, ofMerchant]) => [id, feesOf(ofMerchant)]));
  }

  async byDay(merchantId: number, days: Days): Promise<readonly PlatformFeesOfDay[]> {
    type DayRow = Readonly<{ day: BusinessDate; payments: number; net: number }>;
    const rows = await this.#database.rows<DayRow>(byDay, { merchantId, ...boundsOf(days) });
    return rows.map(({ net, ...row }) => ({ ...row, netMinor: BigInt(net) }));
  }
}
