import type { Actor } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { mustManageUsers } from '../../application/policies.ts';

type UserCounts = Readonly<{
  totalUsers: number;
  activeUsers: number;
  adminUsers: number;
  merchantUsers: number;
}>;

/** The number of users by status and role. @throws SignInNeeded, NotAllowed */
export const countUsers = async (
  { database }: Readonly<{ database: Database }>,
  actor: Actor,
): Promise<UserCounts> => {
  mustManageUsers(actor);
  const [counts] = await database.rows<UserCounts>(
    `select count(*) as "totalUsers",
       count(*) filter (where status = 'ACTIVE') as "activeUsers",
       count(*) filter (where role = 'ADMIN') as "adminUsers",
       count(*) filter (where role = 'MERCHANT') as "merchantUsers"
     from users`,
  );
  return counts!;
};
