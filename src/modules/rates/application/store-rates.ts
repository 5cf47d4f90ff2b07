import type { Actor } from '#kernel/actor.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { RateAuditLog } from '../domain/audit-actions.ts';
import type { ExchangeRates } from '../ports/exchange-rates.ts';
import type { EcbRate } from './read-ecb-rates.ts';

/** Stored days; `first` and `last` are null when there are none. */
export type StoredDays = Readonly<{ days: number; first: BusinessDate | null; last: BusinessDate | null }>;
type Deps = Readonly<{ exchangeRates: ExchangeRates; work: UnitOfWork; audit: RateAuditLog }>;

/** The days of the rates. */
const daysOf = (rates: readonly EcbRate[]): StoredDays => {
  const days = rates.map(({ day }) => day).toSorted();
  return { days: days.length, first: days[0] ?? null, last: days.at(-1) ?? null };
};

/** Stores dollar rates in one transaction, replacing stored days, with an audit entry; nothing for no rates. */
export const storeRates = async (
  { exchangeRates, work, audit }: Deps,
  actor: Actor,
  rates: readonly EcbRate[],
): Promise<StoredDays> => {
  const data = daysOf(rates);
  if (rates.length === 0) return data;
  await work.transact(async () => {
    for (const rate of rates) await exchangeRates.add({ ...rate, currency: 'USD', source: 'ECB' });
    await audit.record({ actor, action: 'rates.imported', subject: { type: 'currency', id: 'USD' }, data });
  });
  return data;
};
