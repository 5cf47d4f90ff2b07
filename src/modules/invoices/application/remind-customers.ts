import { system } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { reminderDue, reminderWindow } from '../domain/reminder.ts';
import type { ReminderCandidate, Reminders } from '../ports/reminders.ts';
import type { QueueReceipt } from './queue-receipt.ts';

type Deps = Readonly<{
  reminders: Reminders;
  receipts: QueueReceipt;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
}>;

/** At 09:00 in Sofia. */
export const reminderJob = jobType('invoices.remind', 3);
export const reminderSchedule = '0 9 * * *';

const actor = system('calendar');

/** Reminds customers of unpaid invoices, where the plan has reminders: each step once, none after the payment. */
export class RemindCustomers {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the number of reminders queued */
  async execute(): Promise<number> {
    const { reminders, clock } = this.#deps;
    const { from, to } = reminderWindow(businessDateOf(clock.now()));
    let count = 0;
    for (const candidate of await reminders.candidates(from, to)) {
      if (await this.#remind(candidate)) count += 1;
    }
    return count;
  }

  async #remind({ invoiceId, installment = 0, recipient, ...days }: ReminderCandidate): Promise<boolean> {
    const { reminders, receipts, work, clock, audit } = this.#deps;
    const now = clock.now();
    const step = reminderDue(businessDateOf(now), days);
    if (step === null) return false;
    return work.transact(async () => {
      if (!(await reminders.claim(invoiceId, step, now, installment))) return false;
      const subject = { type: 'invoice', id: invoiceId } as const;
      await audit.record({
        actor,
        action: 'invoice.reminded',
        subject,
        data: { step, ...(installment > 0 && { installment }) },
      });
      await receipts.execute({ actor, invoiceId, recipient, kind: 'REMINDER' });
      return true;
    });
  }
}
