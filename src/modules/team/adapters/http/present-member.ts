import type { TeamMember as MemberBody } from '#contract/team/team.ts';
import type { Actor } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import type { TeamMember } from '../postgres/list-team.ts';

export const presentMember = (member: TeamMember, actor: Actor): MemberBody => ({
  userId: member.userId,
  username: member.username,
  email: member.email,
  isEmailRefused: member.isEmailRefused,
  firstName: member.firstName,
  lastName: member.lastName,
  role: member.role,
  refundLimit:
    member.refundLimitMinor === null ? null : Money.ofMinor(member.refundLimitMinor, 'EUR').toDecimal(),
  ...(member.isBeyondPlan && { isBeyondPlan: true }),
  isCaller: actor.kind === 'user' && actor.userId === member.userId,
  createdAt: member.createdAt.toISOString(),
  lastLogin: member.lastLoginAt?.toISOString() ?? null,
});
