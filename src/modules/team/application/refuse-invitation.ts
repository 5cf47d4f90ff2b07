import type { Actor } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TeamAuditLog } from '../domain/audit-actions.ts';
import type { InvitationLimits } from './invitation-limits.ts';
import { lockOpenInvitation, type OpenInvitationDeps } from './find-open-invitation.ts';

type Command = Readonly<{ actor: Actor; token: string; ip: string }>;
type Deps = OpenInvitationDeps &
  Readonly<{ limits: InvitationLimits; work: UnitOfWork; audit: TeamAuditLog }>;

/** Refuses the invitation of a mailed link; the token is enough. @throws InvitationGone, RateLimited */
export class RefuseInvitation {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, token, ip }: Command): Promise<void> {
    const { invitations, limits, work, audit, clock } = this.#deps;
    await limits.takeCall(ip);
    await work.transact(async () => {
      const { invitation } = await lockOpenInvitation(this.#deps, token);
      invitation.refuse(clock.now());
      await invitations.save(invitation);
      const { id: invitationId, merchantId } = invitation.toRecord();
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({ actor, action: 'invitation.refused', subject, data: { invitationId } });
    });
  }
}
