import { jobType } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAccounts } from '#modules/users/index.ts';
import type { InvitationMail } from '../ports/invitation-mail.ts';
import type { OpenInvitation, OpenInvitationDeps } from './find-open-invitation.ts';
import { mayChange } from './policies.ts';

/** The mail of an invitation, as the JSON data of a job; it holds no secret. */
type InvitationMailRequest = Readonly<{ invitationId: number }>;

/** Enqueue it in the transaction that creates the invitation. */
export const invitationMail = jobType<InvitationMailRequest>('team.invitation-mail', 30);

type Deps = OpenInvitationDeps &
  Readonly<{ accounts: UserAccounts; mail: InvitationMail; work: UnitOfWork; random: Random }>;

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
    const { invitations, mail, work, random } = this.#deps;
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
    await mail.send({ to, kind, role, businessName, isApproved, inviter, secret, expiresAt, language, id });
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
