import type { Database } from '../database/database.ts';

const digestOf = (address: string): string => `sha256(convert_to(lower(${address}), 'UTF8'))`;

/**
 * SQL: whether the mail server of an address has refused the newest mail to it for good. It is stored by digest, so
 * that the table holds no address, and for a year.
 * @param address a column as `u.email`
 */
export const isRefused = (address: string): string =>
  `exists (select from refused_emails r where r.digest = ${digestOf(address)})`;

/** SQL: `name`, or the address instead where the newest mail to it was refused. */
export const refusedOr = (name: string, address: string): string =>
  `case when ${isRefused(address)} then ${address} else ${name} end`;

const save = `with old as (delete from refused_emails where refused_at < now() - interval '1 year')
  insert into refused_emails (digest, refused_at) values (${digestOf(':email')}, now())
  on conflict (digest) do update set refused_at = excluded.refused_at`;
const end = `delete from refused_emails where digest = ${digestOf(':email')}`;

/** The newest mail to an address was refused for good, or accepted. */
export const saveRefusal = async (
  database: Database,
  email: string,
  outcome: 'SENT' | 'REFUSED',
): Promise<void> => {
  await database.rows(outcome === 'REFUSED' ? save : end, { email });
};
