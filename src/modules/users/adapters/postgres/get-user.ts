import type { Actor } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { mustManageUsers, mustUnlockUsers } from '../../application/policies.ts';
import { UserNotFound } from '../../domain/failures.ts';
import type { OpenMerchants } from '../../ports/open-merchants.ts';
import { listedUsers, type ListedUser } from './users-table.ts';

/** A user with the ids of the open merchants that an accountant is assigned to. */
export type UserDetail = ListedUser & Readonly<{ merchantIds: readonly number[] }>;

const find = async (database: Database, id: number): Promise<ListedUser> => {
  const sql = `select ${listedUsers.select('u')} from users u where u.id = :id`;
  const [row] = await database.rows<object>(sql, { id });
  if (row === undefined) throw new UserNotFound();
  return listedUsers.read(row);
};

/** One user after a change, for callers that may unlock users. @throws SignInNeeded, NotAllowed, UserNotFound */
export const getChangedUser = async (
  { database }: Readonly<{ database: Database }>,
  actor: Actor,
  id: number,
): Promise<ListedUser> => {
  mustUnlockUsers(actor);
  return find(database, id);
};

/** One user with the assigned merchants. @throws SignInNeeded, NotAllowed, UserNotFound */
export const getUser = async (
  { database, merchants }: Readonly<{ database: Database; merchants: OpenMerchants }>,
  actor: Actor,
  id: number,
): Promise<UserDetail> => {
  mustManageUsers(actor);
  const user = await find(database, id);
  return { ...user, merchantIds: await merchants.assignedTo(id) };
};
