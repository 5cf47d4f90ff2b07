import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import { MerchantLeft } from '../domain/merchant-left.ts';
import { MerchantStatusChanged } from '../domain/merchant-status-changed.ts';
import type { Merchants } from '../ports/merchants.ts';

type Command = Readonly<{
  actor: Actor;
  /** The name of the business, typed again. */
  confirm: string;
}>;
type Deps = Readonly<{
  merchants: Merchants;
  events: Events;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
}>;

const plain = (name: string): string => name.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** An owner ends the business here: it becomes INACTIVE. Documents, payments and members stay. */
export class LeaveInstallation {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * In the transaction in progress, or one of its own.
   * @throws SignInNeeded, NotAllowed, NotForKeys, ProofNeeded, MerchantNotFound, MerchantSuspended, InvalidFields
   */
  async execute({ actor, confirm }: Command): Promise<void> {
    const { merchants, events, work, audit, clock } = this.#deps;
    const merchantId = mustHold(actor, 'MANAGE_MERCHANT');
    requireRecentProof(actor, clock);
    await work.transact(async () => {
      const { before } = await merchants.change(
        merchantId,
        (merchant) => {
          merchant.mustNotBeSuspended();
          if (plain(confirm) !== plain(merchant.toRecord().businessName))
            throw new InvalidFields([{ field: 'confirm', code: 'fields.other-business-name' }]);
          merchant.changeStatus('INACTIVE', clock.now());
        },
        { actor },
      );
      const { status: from } = before;
      await audit.record({
        actor,
        action: 'merchant.left',
        subject: { type: 'merchant', id: merchantId },
        data: { from },
      });
      await events.publish(MerchantStatusChanged, { merchantId, from, to: 'INACTIVE' });
      await events.publish(MerchantLeft, { merchantId });
    });
  }
}
