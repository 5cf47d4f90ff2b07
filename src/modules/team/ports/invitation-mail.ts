import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { InvitationKind, InvitationRecord } from '../domain/invitation.ts';

/** The mail of an invitation. */
export type AddressedInvitation = Readonly<{
  to: string;
  kind: InvitationKind;
  role: InvitationRecord['role'];
  businessName: string;
  /** Whether the merchant is ACTIVE: only then its name stands in the subject. */
  isApproved: boolean;
  /** First and last name; null for an operator and a deleted user. */
  inviter: string | null;
  secret: string;
  expiresAt: Date;
  language: Language;
  /** The part of the Message-ID before `@`. */
  id: string;
}>;

/** Mails invitations. */
export interface InvitationMail {
  /** A permanently refused mail is dropped; the mailer has noted the address. @throws Error when a retry may succeed */
  send(mail: AddressedInvitation): Promise<void>;
}
export const InvitationMail = token<InvitationMail>('team.InvitationMail');
