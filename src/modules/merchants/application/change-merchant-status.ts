import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import type { MerchantDetails } from '../domain/merchant.ts';
import type { MerchantStatus } from '../domain/merchant-status.ts';
import { MerchantStatusChanged } from '../domain/merchant-status-changed.ts';
import type { Merchants } from '../ports/merchants.ts';
import type { MerchantMailContent } from './merchant-letters.ts';
import { mustSetStatus } from './policies.ts';
import { merchantMail } from './send-merchant-mail.ts';

type Command = Readonly<{
  actor: Actor;
  merchantId: number;
  status: MerchantStatus;
  reason?: string | undefined;
}>;
type Deps = Readonly<{
  merchants: Merchants;
  events: Events;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
  jobs: Jobs;
}>;

/** An administrator can undo a change for ten seconds: its mail waits a little longer, and is not sent when undone. */
const mailDelayMs = 12_000;

/** The mail about the change; none about a return to PENDING. */
const mailAbout = (from: MerchantStatus, { status, reason }: Command): MerchantMailContent | null => {
  if (status === 'PENDING') return null;
  if (status === 'ACTIVE') return { kind: 'APPROVED', isAgain: from !== 'PENDING' };
  return { kind: 'SUSPENDED', reason: reason ?? null };
};

/**
 * Sets any status and mails the merchant after twelve seconds, unless the status is another one by then; setting the current status changes nothing.
 * @throws SignInNeeded, NotAllowed, ProofNeeded, MerchantNotFound
 */
export class ChangeMerchantStatus {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(command: Command): Promise<MerchantDetails> {
    const { merchants, events, work, audit, clock, jobs } = this.#deps;
    const { actor, merchantId, status, reason } = command;
    mustSetStatus(actor, command);
    requireRecentProof(actor, clock);
    return work.transact(async () => {
      const at = clock.now();
      const { before, after } = await merchants.change(
        merchantId,
        (merchant) => merchant.changeStatus(status, at),
        { actor, reason },
      );
      const from = before.status;
      if (from === status) return after;
      await audit.record({
        actor,
        action: 'merchant.status-changed',
        subject: { type: 'merchant', id: merchantId },
        data: { from, to: status, ...(reason === undefined ? {} : { reason }) },
      });
      await events.publish(MerchantStatusChanged, { merchantId, from, to: status });
      const content = mailAbout(from, command);
      const fact = `status-${at.getTime()}`;
      const mailAt = new Date(at.getTime() + mailDelayMs);
      if (content !== null) {
        await jobs.enqueue(merchantMail, { ...content, merchantId, fact }, { at: mailAt });
      }
      return after;
    });
  }
}
