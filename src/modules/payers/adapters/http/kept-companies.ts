import type { Clock } from '#kernel/clock.ts';
import type { KeptCompanies } from '#modules/links/index.ts';
import type { Database } from '#platform/database/database.ts';
import { SqlPayers } from '../postgres/sql-payers.ts';
import { payerCookieName } from './payer-cookie.ts';

/** Implements a port of links: while the place of a payer is open, the pay page begins with their company. */
export const keptCompanies = ({
  database,
  clock,
}: Readonly<{ database: Database; clock: Clock }>): KeptCompanies => {
  const rows = new SqlPayers({ database });
  return {
    of: async (cookie) => {
      const secret = cookie(payerCookieName);
      const email = secret === undefined ? null : await rows.provenBy(secret, clock.now());
      return email === null ? null : rows.companyOf(email);
    },
  };
};
