import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ClosingAuditLog } from '../domain/audit-actions.ts';
import { MonthNotClosed, RecipientNeeded } from '../domain/failures.ts';
import type { MonthCloses, MonthFiles } from '../ports/month-closes.ts';
import type { MonthRecords } from '../ports/month-records.ts';
import type { ClosingLimits } from './closing-limits.ts';
import { closerOf, type Whose } from './policies.ts';

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
type Deps = Readonly<{
  directory: MerchantDirectory;
  closes: MonthCloses;
  files: Pick<MonthFiles, 'intact'>;
  records: MonthRecords;
  limits: ClosingLimits;
  jobs: Jobs;
  clock: Clock;
  work: UnitOfWork;
  audit: ClosingAuditLog;
}>;

/** Mails the files of a closed month to its accountant. */
export class SendMonth {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @returns the recipient
   * @throws SignInNeeded, NotAllowed, MerchantNotFound, EmailUnverified, MonthNotClosed, RecipientNeeded, RateLimited,
   * MonthFilesDamaged
   */
  async execute({ actor, whose, month, recipient: given }: Command): Promise<string> {
    const { closes, files, records, limits } = this.#deps;
    const { id: merchantId } = await closerOf(this.#deps, actor, whose);
    requireVerifiedEmail(actor);
    const latest = await closes.latest({ merchantId, month });
    if (latest === null || latest.reopened !== null) throw new MonthNotClosed();
    const recipient = given ?? (await records.settingsOf(merchantId)).recipient;
    if (recipient === null) throw new RecipientNeeded();
    await limits.takeSending(merchantId);
    await files.intact({ merchantId, month, revision: latest.revision });
    await this.#queue(actor, { merchantId, month, revision: latest.revision, recipient });
    return recipient;
  }

  #queue(actor: Actor, given: Omit<MonthDeliveryJob, 'sending'>): Promise<void> {
    const { jobs, clock, work, audit } = this.#deps;
    const { merchantId, month, revision, recipient } = given;
    const sending = `${nameOf(actor)}-${clock.now().getTime()}`;
    return work.transact(async () => {
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({
        actor,
        action: 'merchant.month-sent',
        subject,
        data: { month, revision, recipient },
      });
      await jobs.enqueue(monthDelivery, { ...given, sending });
    });
  }
}
