import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { sqlInvariants } from '#platform/database/find-violations.ts';

/** Earlier rows have no instant; a trigger refuses a change of a fee that applies already. */
const lateFees = `
  select format('fees in %s from %s on were entered on %s', f.charge_currency, f.valid_from,
    (f.added_at at time zone 'Europe/Sofia')::date) as name
  from fee_schedules f where f.valid_from < (f.added_at at time zone 'Europe/Sofia')::date order by 1`;

/** Invariants of the fee rates. */
export const feeChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] =>
  sqlInvariants(database, { 'doctor.fees-ahead': lateFees });
