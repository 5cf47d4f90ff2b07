import { system } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { jobType } from '#kernel/jobs.ts';
import type { Invoices } from '../ports/invoices.ts';

type Deps = Readonly<{ invoices: Invoices; work: UnitOfWork; clock: Clock; audit: AuditLog }>;

/** Soon after midnight in Sofia; readers do not wait for it. */
export const overdueDay = jobType('invoices.mark-overdue', 3);
export const overdueSchedule = '5 0 * * *';

/** Writes down what reading already says: what was due before today in Sofia and is not paid. */
export class MarkOverdue {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns how many documents became OVERDUE */
  async execute(): Promise<number> {
    const { invoices, work, clock, audit } = this.#deps;
    const today = businessDateOf(clock.now());
    return work.transact(async () => {
      const count = await invoices.markOverdue(today);
      if (count > 0) {
        await audit.record({
          actor: system('calendar'),
          action: 'invoice.overdue-marked',
          subject: { type: 'business-day', id: today },
          data: { count },
        });
      }
      return count;
    });
  }
}
