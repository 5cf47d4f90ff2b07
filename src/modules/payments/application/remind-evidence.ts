import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { daysLeft } from '../domain/evidence.ts';
import type { DocumentsOfPayments } from '../ports/documents-of-payments.ts';
import type { Payments } from '../ports/payments.ts';
import { enqueueDueMail } from './merchant-mails.ts';

/** An open dispute without submitted evidence. */
type DueEvidence = Readonly<{ paymentId: number; providerDisputeId: string; evidenceDueAt: Date }>;
type Deps = Readonly<{
  payments: Payments;
  documents: DocumentsOfPayments;
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
    const { payments, findDueEvidence, work, clock } = this.#deps;
    const now = clock.now();
    const due = await findDueEvidence({ from: now, to: new Date(now.getTime() + 4 * dayMs) });
    for (const { paymentId, providerDisputeId, evidenceDueAt } of due) {
      const days = daysLeft(evidenceDueAt, now);
      if (days > 3) continue;
      const payment = await payments.get(paymentId);
      const dispute = payment?.toRecord().disputes.find((one) => one.providerDisputeId === providerDisputeId);
      if (payment === null || dispute === undefined) continue;
      await work.transact(() => enqueueDueMail(this.#deps, payment, dispute, days));
    }
  }
}
