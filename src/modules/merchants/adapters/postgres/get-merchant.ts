import type { Actor } from '#kernel/actor.ts';
import { mustHold, mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import { refusedOr } from '#platform/mail/refused-emails.ts';
import { mustNotBeAnonymous } from '../../application/policies.ts';
import { MerchantNotFound } from '../../domain/failures.ts';
import type { MerchantDetails } from '../../domain/merchant.ts';
import type { MerchantDirectory } from '../../application/merchant-directory.ts';
import { visibleMerchants } from './merchant-conditions.ts';
import { merchants } from './merchants-table.ts';

/** The dependencies of reads. */
export type MerchantReads = Readonly<{ database: Database; directory: MerchantDirectory }>;

const readMerchant = async (
  database: Database,
  id: number,
  visibility: Visibility,
): Promise<MerchantDetails> => {
  const { sql, bindings } = visibleMerchants(visibility);
  const [row] = await database.rows<{ id: number }>(
    `select ${merchants.select('m')} from merchants m where id = :id and ${sql}`,
    { ...bindings, id },
  );
  if (row === undefined) throw new MerchantNotFound();
  return merchants.read(row);
};

/** One merchant that the actor may see. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export const getMerchant = async (
  { database, directory }: MerchantReads,
  actor: Actor,
  id: number,
): Promise<MerchantDetails> => {
  mustNotBeAnonymous(actor);
  mustHoldAsMember(actor, 'SEE');
  return readMerchant(database, id, await directory.visibleTo(actor));
};

/** The merchant's address when the newest mail to it was refused for good; null otherwise. */
export const refusedEmailOf = async (database: Database, id: number): Promise<string | null> => {
  const [row] = await database.rows<{ refused: string | null }>(
    `select ${refusedOr('null', 'm.email')} as refused from merchants m where m.id = :id`,
    { id },
  );
  return row?.refused ?? null;
};

/** The merchant that the actor acts for. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export const getOwnMerchant = async (
  { database }: Pick<MerchantReads, 'database'>,
  actor: Actor,
): Promise<MerchantDetails> => {
  const id = mustHold(actor, 'SEE');
  return readMerchant(database, id, [id]);
};
