import type { Actor } from '#kernel/actor.ts';
import { merchantRoles, type MerchantRole } from '#kernel/merchant-role.ts';
import type { Database } from '#platform/database/database.ts';
import { isRefused } from '#platform/mail/refused-emails.ts';
import { managedMerchantOf } from '../../application/policies.ts';
import { MemberNotFound } from '../../domain/failures.ts';

type Deps = Readonly<{ database: Database }>;

/** A member of a team with the names of the user. */
export type TeamMember = Readonly<{
  userId: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  isEmailRefused: boolean;
  role: MerchantRole;
  /** In minor units of EUR; null for all roles but MANAGER. */
  refundLimitMinor: number | null;
  /** More members than the plan allows: this one only sees. */
  isBeyondPlan: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
}>;
type Row = Omit<TeamMember, 'createdAt' | 'lastLoginAt'> &
  Readonly<{ createdAt: string; lastLoginAt: string | null }>;

/** The team of the actor's merchant in the order of the roles, owners first. @throws SignInNeeded, NotAllowed */
export const listTeam = async ({ database }: Deps, actor: Actor): Promise<readonly TeamMember[]> => {
  const merchantId = managedMerchantOf(actor);
  const rows = await database.rows<Row>(
    `select u.id as "userId", u.username, u.email, u.first_name as "firstName", u.last_name as "lastName",
       ${isRefused('u.email')} as "isEmailRefused", m.role, m.refund_limit_minor as "refundLimitMinor",
       m.beyond_plan as "isBeyondPlan",
       m.created_at as "createdAt", u.last_login_at as "lastLoginAt"
     from memberships m join users u on u.id = m.user_id
     where m.merchant_id = :merchantId
     order by array_position(cast(:roles as text[]), m.role), lower(u.username)`,
    { merchantId, roles: [...merchantRoles] },
  );
  return rows.map(({ createdAt, lastLoginAt, ...member }) => ({
    ...member,
    createdAt: new Date(createdAt),
    lastLoginAt: lastLoginAt === null ? null : new Date(lastLoginAt),
  }));
};

/** One member after a change. @throws SignInNeeded, NotAllowed, MemberNotFound */
export const getTeamMember = async (deps: Deps, actor: Actor, userId: number): Promise<TeamMember> => {
  const member = (await listTeam(deps, actor)).find((one) => one.userId === userId);
  if (member === undefined) throw new MemberNotFound();
  return member;
};
