import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { merchantMail } from '#modules/merchants/index.ts';
import type { DisputedPayment, DisputedPayments } from '#modules/payments/index.ts';
import { daysLeft } from '../domain/evidence.ts';

/** An open dispute without submitted evidence. */
type DueEvidence = Readonly<{ disputeId: number; evidenceDueAt: Date }>;
type Deps = Readonly<{
  disputedPayments: DisputedPayments;
  findDueEvidence: (between: Readonly<{ from: Date; to: Date }>) => Promise<readonly DueEvidence[]>;
  work: UnitOfWork;
  jobs: Jobs;
  clock: Clock;
}>;
const dayMs = 86_400_000;

/** Mails merchants three days and one day before the deadline of evidence that is not submitted; each mail is sent once. */
export class RemindEvidence {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(): Promise<void> {
    const { disputedPayments, findDueEvidence, work, clock } = this.#deps;
    const now = clock.now();
    const due = await findDueEvidence({ from: now, to: new Date(now.getTime() + 4 * dayMs) });
    for (const { disputeId, evidenceDueAt } of due) {
      const days = daysLeft(evidenceDueAt, now);
      if (days > 3) continue;
      const disputed = await disputedPayments.byDispute(disputeId);
      if (disputed === null) continue;
      await work.transact(() => this.#enqueueMail(disputed, evidenceDueAt, days));
    }
  }

  /** One mail for the last day, one for the days before. */
  async #enqueueMail(disputed: DisputedPayment, dueAt: Date, days: number): Promise<void> {
    const { jobs } = this.#deps;
    const { paymentId, merchantId } = disputed;
    const { providerDisputeId, reason, amount } = disputed.dispute;
    await jobs.enqueue(merchantMail, {
      kind: 'DISPUTE_DUE',
      fact: `due-${days <= 1 ? 1 : 3}-${providerDisputeId}`,
      reason,
      dueAt: dueAt.toISOString(),
      daysLeft: days,
      merchantId,
      paymentId,
      number: String(disputed.orderNumber),
      amountMinor: Number(amount.minor),
      currency: amount.currency,
    });
  }
}
