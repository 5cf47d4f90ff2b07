import type { Invitation as Answer } from '#contract/team/invitations.ts';
import { Money } from '#kernel/money.ts';
import type { ListedInvitation } from '../postgres/list-invitations.ts';

/** An invitation for its merchant; the amount is in EUR. */
export const presentInvitation = ({ invitation, isEmailRefused }: ListedInvitation, now: Date): Answer => {
  const { id, email, kind, role, refundLimitMinor, createdAt, expiresAt } = invitation.toRecord();
  return {
    id,
    email,
    isEmailRefused,
    kind,
    role,
    refundLimit: refundLimitMinor === null ? null : Money.ofMinor(refundLimitMinor, 'EUR').toDecimal(),
    state: invitation.stateAt(now),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
};
