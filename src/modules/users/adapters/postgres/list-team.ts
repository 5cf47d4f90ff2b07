import type { Actor } from '#kernel/actor.ts';
import { merchantRoles } from '#kernel/merchant-role.ts';
import type { Database } from '#platform/database/database.ts';
import { isRefused } from '#platform/mail/refused-emails.ts';
import { mustManageTeam } from '../../application/team-policies.ts';
import type { Membership } from '../../domain/membership.ts';
import { MemberNotFound } from '../../domain/team-failures.ts';
import { membershipsTable } from './memberships-table.ts';

type Deps = Readonly<{ database: Database }>;
type Person = Readonly<{
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  isEmailRefused: boolean;
}>;
type Row = Person & Readonly<{ lastLoginAt: string | null }>;

/** A member of a team with the names of the user. */
export type TeamMember = Membership & Person & Readonly<{ lastLoginAt: Date | null }>;

const memberOf = (row: Row): TeamMember => {
  const { username, email, firstName, lastName, isEmailRefused, lastLoginAt } = row;
  return {
    ...membershipsTable.read(row),
    username,
    email,
    firstName,
    lastName,
    isEmailRefused,
    lastLoginAt: lastLoginAt === null ? null : new Date(lastLoginAt),
  };
};

/** The team of the actor's merchant in the order of the roles, owners first. @throws SignInNeeded, NotAllowed */
export const listTeam = async ({ database }: Deps, actor: Actor): Promise<readonly TeamMember[]> => {
  const merchantId = mustManageTeam(actor);
  const rows = await database.rows<Row>(
    `select ${membershipsTable.select('m')}, u.username, u.email, u.first_name as "firstName",
       u.last_name as "lastName", u.last_login_at as "lastLoginAt",
       ${isRefused('u.email')} as "isEmailRefused"
     from memberships m join users u on u.id = m.user_id
     where m.merchant_id = :merchantId
     order by array_position(cast(:roles as text[]), m.role), lower(u.username)`,
    { merchantId, roles: [...merchantRoles] },
  );
  return rows.map(memberOf);
};

/** One member after a change. @throws SignInNeeded, NotAllowed, MemberNotFound */
export const getTeamMember = async (deps: Deps, actor: Actor, userId: number): Promise<TeamMember> => {
  const member = (await listTeam(deps, actor)).find((one) => one.userId === userId);
  if (member === undefined) throw new MemberNotFound();
  return member;
};
