import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { TeamAuditLog } from '../domain/audit-actions.ts';
import { InvitationNotFound } from '../domain/failures.ts';
import type { Invitations } from '../ports/invitations.ts';
import { changingMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; invitationId: number }>;
type Deps = Readonly<{
  invitations: Invitations;
  directory: MerchantDirectory;
  work: UnitOfWork;
  audit: TeamAuditLog;
  clock: Clock;
}>;

/**
 * Withdraws an open invitation of the caller's merchant.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, InvitationNotFound, InvitationSettled
 */
export class WithdrawInvitation {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, invitationId }: Command): Promise<void> {
    const { invitations, directory, work, audit, clock } = this.#deps;
    const { id: merchantId } = await changingMerchantOf(actor, directory);
    await work.transact(async () => {
      const invitation = await invitations.lock({ id: invitationId });
      if (invitation?.toRecord().merchantId !== merchantId) throw new InvitationNotFound();
      invitation.withdraw(clock.now());
      await invitations.save(invitation);
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({ actor, action: 'invitation.withdrawn', subject, data: { invitationId } });
    });
  }
}
