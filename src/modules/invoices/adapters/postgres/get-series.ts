import type { Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Database } from '#platform/database/database.ts';

/** The LEGAL series of a merchant; `hasBegun` once a number is issued, here or before. */
type SeriesView = Readonly<{ nextNumber: number; hasBegun: boolean }>;

type Deps = Readonly<{ database: Database }>;

/** The number of the next document of a merchant. */
export const seriesOf = async ({ database }: Deps, merchantId: number): Promise<SeriesView> => {
  const [row] = await database.rows<SeriesView>(
    `select next_number as "nextNumber", (next_number > start_number or start_hash is not null) as "hasBegun"
     from invoice_series where merchant_id = :merchantId and series = 'LEGAL'`,
    { merchantId },
  );
  return row ?? { nextNumber: 1, hasBegun: false };
};

/** The number of the next document of the caller's merchant. @throws SignInNeeded, NotAllowed */
export const getSeries = (deps: Deps, actor: Actor): Promise<SeriesView> =>
  seriesOf(deps, mustHold(actor, 'SEE', 'invoices:read'));
