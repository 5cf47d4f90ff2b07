import type { Pool } from 'pg';
import type Stripe from 'stripe';
import { accountObject } from '../objects/account.ts';
import type { Hidden } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { readAccountNotes, type AccountNotes } from './account-notes.ts';

type Queryable = Pick<Pool, 'query'>;

/** An account as stored. */
export type StoredAccount = { readonly body: Stripe.Account; readonly notes: AccountNotes };

type Row = { body: Stripe.Account; hidden: Hidden };

/** Accounts that an older version of the sandbox stored lack fields. */
const complete = ({ body, hidden }: Row): StoredAccount => ({
  body: body.controller ? body : { ...accountObject(body.id, body.created ?? 0), ...body },
  notes: readAccountNotes(hidden),
});

/** A connected account by its id. */
export const findAccount = async (database: Queryable, id: string): Promise<StoredAccount | undefined> => {
  const found = await database.query<Row>(
    `select body, hidden from sandbox.objects where id = $1 and kind = 'account'`,
    [id],
  );
  return found.rows[0] && complete(found.rows[0]);
};

/** Like `findAccount`, and locks the row until the transaction ends. */
export const lockAccount = async (tx: Transaction, id: string): Promise<StoredAccount | undefined> => {
  const found = await tx.client.query<Row>(
    `select body, hidden from sandbox.objects where id = $1 and kind = 'account' for update`,
    [id],
  );
  return found.rows[0] && complete(found.rows[0]);
};

/** Stores an account. All accounts are stored under the platform's own account. */
export const saveAccount = async (
  database: Queryable,
  { body, notes }: { readonly body: Stripe.Account; readonly notes: AccountNotes },
): Promise<void> => {
  await database.query(
    `insert into sandbox.objects (id, kind, account, created, body, hidden) values ($1, 'account', '', $2, $3, $4)
     on conflict (id) do update set body = excluded.body, hidden = excluded.hidden`,
    [body.id, body.created ?? 0, JSON.stringify(body), JSON.stringify(notes)],
  );
};

/**
 * The connected account of this id. The first call that names a well-formed one creates it, verified: tests need no
 * onboarding for it.
 */
export const findOrCreateAccount = async (
  database: Queryable,
  id: string,
  now: number,
): Promise<StoredAccount> => {
  const known = await findAccount(database, id);
  if (known) return known;
  const body = accountObject(id, now);
  await database.query(
    `insert into sandbox.objects (id, kind, account, created, body, hidden) values ($1, 'account', '', $2, $3, $4)
     on conflict (id) do nothing`,
    [id, now, JSON.stringify(body), JSON.stringify(readAccountNotes({}))],
  );
  return (await findAccount(database, id)) ?? { body, notes: readAccountNotes({}) };
};

const wellFormed = /^acct_\w{1,40}$/;

/** True for text that can be the id of an account. */
export const isAccountId = (id: string): boolean => wellFormed.test(id);
