import { jobType } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAccounts } from '#modules/users/index.ts';
import type { InvitationKind, InvitationRecord } from '../domain/invitation.ts';
import type { OpenInvitation, OpenInvitationDeps } from './find-open-invitation.ts';
import { mayChange } from './policies.ts';

/** The mail of an invitation, as the JSON data of a job; it holds no secret. */
type InvitationMailRequest = Readonly<{ invitationId: number }>;

/** Enqueue it in the transaction that creates the invitation. */
export const invitationMail = jobType<InvitationMailRequest>('team.invitation-mail', 30);

/** The letter of an invitation. */
export type InvitationLetter = Readonly<{
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
  id: string;
}>;
export const ofInvitation = letterType<InvitationLetter>('team.invitation');

type Deps = OpenInvitationDeps &
  Readonly<{ accounts: UserAccounts; letters: Letters; work: UnitOfWork; random: Random }>;

/**
 * Mails an invitation. The secret of its link is made here, so that the queue stores none; a repeated job makes another
 * one. A settled or expired invitation is not mailed, nor that of a merchant that may not invite.
 */
export class SendInvitationMail {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute({ invitationId }: InvitationMailRequest): Promise<void> {
    const { invitations, letters, work, random } = this.#deps;
    const prepared = await work.transact(async () => {
      const open = await this.#open(invitationId);
      return open && { ...open, secret: await invitations.issueSecret(invitationId) };
    });
    if (prepared === null) return;
    const { invitation, merchant, secret } = prepared;
    const { email: to, kind, role, expiresAt, language } = invitation.toRecord();
    const inviter = await this.#nameOf(invitation.inviterId);
    const { businessName, status } = merchant;
    const isApproved = status === 'ACTIVE';
    const id = `invitation-${random.uuid()}`;
    const about = { kind, role, businessName, isApproved, inviter, secret, expiresAt };
    await letters.send(ofInvitation, { ...about, to, language, id });
  }

  async #open(id: number): Promise<OpenInvitation | null> {
    const { invitations, directory, clock } = this.#deps;
    const invitation = await invitations.lock({ id });
    if (invitation?.isOpenAt(clock.now()) !== true) return null;
    const merchant = await directory.openById(invitation.toRecord().merchantId);
    return mayChange(merchant) ? { invitation, merchant } : null;
  }

  async #nameOf(userId: number | null): Promise<string | null> {
    const account = userId === null ? null : await this.#deps.accounts.byId(userId);
    return account === null ? null : `${account.firstName} ${account.lastName}`;
  }
}
