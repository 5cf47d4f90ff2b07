import type { Pool } from 'pg';
import type Stripe from 'stripe';
import { accountObject } from '../objects/account.ts';

type Queryable = Pick<Pool, 'query'>;

/** A connected account by its id. */
export const findAccount = async (database: Queryable, id: string): Promise<Stripe.Account | undefined> => {
  const found = await database.query<{ body: Stripe.Account }>(
    `select body from sandbox.objects where id = $1 and kind = 'account'`,
    [id],
  );
  return found.rows[0]?.body;
};

/** Stores an account. All accounts are stored under the platform's own account. */
export const saveAccount = async (database: Queryable, account: Stripe.Account): Promise<void> => {
  await database.query(
    `insert into sandbox.objects (id, kind, account, created, body, hidden) values ($1, 'account', '', $2, $3, '{}')
     on conflict (id) do update set body = excluded.body`,
    [account.id, account.created ?? 0, JSON.stringify(account)],
  );
};

/**
 * The connected account of this id. The first call that names a well-formed one creates it: the sandbox has no
 * sign-up.
 */
export const findOrCreateAccount = async (
  database: Queryable,
  id: string,
  now: number,
): Promise<Stripe.Account> => {
  const known = await findAccount(database, id);
  if (known) return known;
  const made = accountObject(id, now, 'standard');
  await saveAccount(database, made);
  return made;
};
