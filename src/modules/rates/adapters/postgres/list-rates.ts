import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { Database } from '#platform/database/database.ts';

/** A stored rate; `perEuro` is a decimal, units of the currency per euro. */
export type DatedRate = Readonly<{ currency: string; day: BusinessDate; perEuro: string; source: string }>;

/** Stored exchange rates, newest day first. @throws SignInNeeded, NotAllowed */
export const listRates = async (
  { database }: Readonly<{ database: Database }>,
  { actor, limit }: Readonly<{ actor: Actor; limit: number }>,
): Promise<DatedRate[]> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT');
  return database.rows<DatedRate>(
    `select currency, day::text as day, per_euro::text as "perEuro", source from exchange_rates
     order by day desc, currency limit :limit`,
    { limit },
  );
};
