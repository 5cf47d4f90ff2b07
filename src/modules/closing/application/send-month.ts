import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { queueMailToOwners, type OwnerMailDeps } from '#modules/users/index.ts';
import type { ClosingAuditLog } from '../domain/audit-actions.ts';
import { MonthNotClosed, RecipientNeeded } from '../domain/failures.ts';
import type { MonthCloses } from '../ports/month-closes.ts';
import type { MonthRecords } from '../ports/month-records.ts';
import type { ClosingLimits } from './closing-limits.ts';
import { formerRecipientMail } from './mail-former-recipient.ts';
import { closerOf, type Whose } from './policies.ts';
import { recipientDigest, type Digests } from './recipient-digest.ts';

/** A mail with the files of a closing. */
export type MonthDeliveryJob = Readonly<{
  merchantId: number;
  month: string;
  revision: number;
  recipient: string;
  /** Distinguishes two mails to one recipient. */
  sending: string;
}>;
export const monthDelivery = jobType<MonthDeliveryJob>('closing.mail-files', 30);

type Command = Readonly<{
  actor: Actor;
  whose: Whose;
  month: string;
  /** The stored recipient unless given. */
  recipient: string | undefined;
}>;
type Deps = OwnerMailDeps &
  Readonly<{
    directory: MerchantDirectory;
    closes: MonthCloses;
    records: MonthRecords;
    limits: ClosingLimits;
    jobs: Jobs;
    passwords: Digests;
    clock: Clock;
    work: UnitOfWork;
    audit: ClosingAuditLog;
  }>;

/**
 * Mails the files of a closed month to its accountant. Another recipient than the stored one needs a recent proof, and the
 * owners and the stored recipient are mailed.
 */
export class SendMonth {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @returns the recipient
   * @throws SignInNeeded, NotAllowed, MerchantNotFound, EmailUnverified, ProofNeeded, MonthNotClosed, RecipientNeeded, RateLimited,
   * MonthFilesDamaged
   */
  async execute({ actor, whose, month, recipient: given }: Command): Promise<string> {
    const { closes, records, limits, clock } = this.#deps;
    const { id: merchantId } = await closerOf(this.#deps, actor, whose);
    requireVerifiedEmail(actor);
    const stored = (await records.settingsOf(merchantId)).recipient;
    const isElsewhere = given !== undefined && given !== stored;
    if (isElsewhere) requireRecentProof(actor, clock);
    const latest = await closes.latest({ merchantId, month });
    if (latest === null || latest.reopened !== null) throw new MonthNotClosed();
    const recipient = given ?? stored;
    if (recipient === null) throw new RecipientNeeded();
    await limits.takeSending(merchantId);
    await closes.intactFiles({ merchantId, month, revision: latest.revision });
    const delivery = { merchantId, month, revision: latest.revision, recipient };
    await this.#queue(actor, delivery, isElsewhere ? { former: stored } : null);
    return recipient;
  }

  #queue(
    actor: Actor,
    given: Omit<MonthDeliveryJob, 'sending'>,
    elsewhere: Readonly<{ former: string | null }> | null,
  ): Promise<void> {
    const { jobs, clock, work, audit, passwords } = this.#deps;
    const { merchantId, month, revision, recipient } = given;
    const sending = `${nameOf(actor)}-${clock.now().getTime()}`;
    return work.transact(async () => {
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({
        actor,
        action: 'merchant.month-sent',
        subject,
        data: { month, revision, recipientDigest: recipientDigest(passwords, merchantId, recipient) },
      });
      await jobs.enqueue(monthDelivery, { ...given, sending });
      if (elsewhere !== null) await this.#mail(given, elsewhere.former);
    });
  }

  async #mail(
    { merchantId, month, recipient: to }: Omit<MonthDeliveryJob, 'sending'>,
    former: string | null,
  ): Promise<void> {
    const { jobs, random, clock } = this.#deps;
    await queueMailToOwners(this.#deps, { merchantId, kind: 'MONTH_SENT_ELSEWHERE', to, at: clock.now() });
    if (former === null) return;
    const id = `month-redirected-${random.uuid()}`;
    await jobs.enqueue(formerRecipientMail, { merchantId, recipient: former, month, id });
  }
}
