import { defineTable, generated, instant, optionalInstant, plain } from '#platform/database/define-table.ts';
import type { Language } from '#kernel/language.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import type { InvitationKind, InvitationState } from '../../domain/invitation.ts';

export const invitationsTable = defineTable('invitations', {
  id: generated<number>(),
  merchantId: plain<number>(),
  email: plain<string>(),
  kind: plain<InvitationKind>(),
  role: plain<MerchantRole | null>(),
  refundLimitMinor: plain<number | null>(),
  state: plain<InvitationState>(),
  invitedBy: plain<string>(),
  language: plain<Language>(),
  createdAt: instant(),
  expiresAt: instant(),
  settledAt: optionalInstant(),
  acceptedBy: plain<number | null>(),
});
