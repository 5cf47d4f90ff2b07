import type { Actor } from '#kernel/actor.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import type { Database } from '#platform/database/database.ts';
import { refusedOr } from '#platform/mail/refused-emails.ts';
import { mustManageUsers, mustUnlockUsers } from '../../application/policies.ts';
import { UserNotFound } from '../../domain/failures.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { OpenMerchants } from '../../ports/open-merchants.ts';
import { listedUsers, type ListedUser } from './users-table.ts';

type MerchantMembership = Readonly<{ merchantId: number; role: MerchantRole }>;
/** A user with the ids of the open merchants that an accountant is assigned to, and the memberships in teams. */
export type UserDetail = ListedUser &
  Readonly<{ merchantIds: readonly number[]; memberships: readonly MerchantMembership[] }>;

const find = async (database: Database, id: number): Promise<ListedUser> => {
  const [row] = await database.rows<{ refused: string | null }>(
    `select ${listedUsers.select('u')}, ${refusedOr('u.refused_email', 'u.email')} as refused
     from users u where u.id = :id`,
    { id },
  );
  if (row === undefined) throw new UserNotFound();
  return { ...listedUsers.read(row), refusedEmail: row.refused };
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

type Deps = Readonly<{ database: Database; merchants: OpenMerchants; memberships: Memberships }>;

/** One user with the assigned merchants and the memberships. @throws SignInNeeded, NotAllowed, UserNotFound */
export const getUser = async (deps: Deps, actor: Actor, id: number): Promise<UserDetail> => {
  mustManageUsers(actor);
  const user = await find(deps.database, id);
  const memberships = (await deps.memberships.ofUser(id)).map(({ merchantId, role }) => ({
    merchantId,
    role,
  }));
  const merchantIds =
    user.role === 'MERCHANT'
      ? memberships.map(({ merchantId }) => merchantId)
      : await deps.merchants.assignedTo(id);
  return { ...user, merchantIds, memberships };
};
