import { randomBytes } from 'node:crypto';
import type { Transaction } from '../storage/transaction.ts';

/** A link to the onboarding page of an account, and the visit that it has opened. */
export type AccountLink = {
  readonly account: string;
  readonly refresh_url: string;
  readonly return_url: string;
  /** Unix seconds. */
  readonly expires_at: number;
  readonly visit: string | null;
  /** Unix seconds. */
  readonly visit_ends_at: number | null;
  readonly is_finished: boolean;
};

const visitSeconds = 3600;

const newSecret = (): string => randomBytes(18).toString('base64url');

/** Stores a link. @returns its secret, the last segment of its address */
export const storeLink = async (
  tx: Transaction,
  link: Pick<AccountLink, 'account' | 'refresh_url' | 'return_url' | 'expires_at'>,
): Promise<string> => {
  const secret = newSecret();
  await tx.client.query(
    `insert into sandbox.account_links (secret, account, refresh_url, return_url, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [secret, link.account, link.refresh_url, link.return_url, link.expires_at],
  );
  return secret;
};

const columns = `account, refresh_url, return_url, expires_at::integer, visit, visit_ends_at::integer, is_finished`;

/** The link of this secret, locked until the transaction ends. */
export const lockLink = async (tx: Transaction, secret: string): Promise<AccountLink | undefined> => {
  const found = await tx.client.query<AccountLink>(
    `select ${columns} from sandbox.account_links where secret = $1 for update`,
    [secret],
  );
  return found.rows[0];
};

/** The link that has opened this visit, locked until the transaction ends. */
export const lockVisit = async (tx: Transaction, visit: string): Promise<AccountLink | undefined> => {
  const found = await tx.client.query<AccountLink>(
    `select ${columns} from sandbox.account_links where visit = $1 for update`,
    [visit],
  );
  return found.rows[0];
};

/** Uses a link up. @returns the visit that it opens */
export const openVisit = async (tx: Transaction, secret: string): Promise<string> => {
  const visit = newSecret();
  await tx.client.query('update sandbox.account_links set visit = $2, visit_ends_at = $3 where secret = $1', [
    secret,
    visit,
    tx.context.clock.seconds() + visitSeconds,
  ]);
  return visit;
};

/** Ends a visit: its form cannot be sent again. */
export const finishVisit = async (tx: Transaction, visit: string): Promise<void> => {
  await tx.client.query('update sandbox.account_links set is_finished = true where visit = $1', [visit]);
};
