import type { BusinessDate } from '#kernel/business-date.ts';
import { plansWith } from '#kernel/plans.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReminderStep } from '../../domain/reminder.ts';
import type { ReminderCandidate, Reminders } from '../../ports/reminders.ts';
import { isUncovered } from './invoice-conditions.ts';

const plansWithReminders = plansWith('reminders')
  .map((plan) => `'${plan}'`)
  .join(', ');

/** The condition for a reminder; excludes paused invoices and merchants. */
const isRemindable = `i.type <> 'CREDIT_NOTE' and not i.is_test and (i.status = 'PENDING' or i.status = 'OVERDUE') and i.annulled_at is null
  and i.customer_email is not null and m.plan in (${plansWithReminders}) and m.status = 'ACTIVE'
  and not exists (select from invoice_reminder_pauses p
    where p.merchant_id = i.merchant_id and (p.invoice_id is null or p.invoice_id = i.id))`;

export class SqlReminders implements Reminders {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  candidates(from: BusinessDate, to: BusinessDate): Promise<readonly ReminderCandidate[]> {
    return this.#database.rows<ReminderCandidate>(
      `select i.id as "invoiceId", 0 as installment, i.issue_date as "issueDate", i.due_date as "dueDate",
         i.customer_email as recipient
       from invoices i join merchants m on m.id = i.merchant_id
       where i.due_date between :from and :to and ${isRemindable}
         and not exists (select from installments n where n.invoice_id = i.id)
       union all
       select i.id, n.seq, i.issue_date, n.due_on, i.customer_email
       from installments n join invoices i on i.id = n.invoice_id join merchants m on m.id = i.merchant_id
       where n.due_on between :from and :to and ${isUncovered} and ${isRemindable}
       order by 1, 2`,
      { from, to },
    );
  }

  async claim(invoiceId: number, step: ReminderStep, at: Date, installment = 0): Promise<boolean> {
    const taken = await this.#database.rows(
      `insert into invoice_reminders (invoice_id, installment, step, reminded_at)
       select i.id, cast(:installment as integer), cast(:step as text), cast(:at as timestamptz)
       from invoices i join merchants m on m.id = i.merchant_id
       where i.id = :invoiceId and ${isRemindable} and (:installment = 0 or exists (
         select from installments n where n.invoice_id = i.id and n.seq = :installment and ${isUncovered})) for update of i
       on conflict do nothing returning invoice_id`,
      { invoiceId, installment, step, at: at.toISOString() },
    );
    return taken.length > 0;
  }

  async pause(merchantId: number, invoiceId: number | null, isPaused: boolean, at: Date): Promise<boolean> {
    if (invoiceId !== null) {
      const own = await this.#database.rows(
        'select from invoices where id = :invoiceId and merchant_id = :merchantId',
        { invoiceId, merchantId },
      );
      if (own.length === 0) return false;
    }
    if (isPaused) {
      await this.#database.rows(
        `insert into invoice_reminder_pauses (merchant_id, invoice_id, paused_at)
         values (:merchantId, :invoiceId, :at) on conflict do nothing`,
        { merchantId, invoiceId, at: at.toISOString() },
      );
    } else {
      await this.#database.rows(
        `delete from invoice_reminder_pauses where merchant_id = :merchantId
         and invoice_id is not distinct from cast(:invoiceId as bigint)`,
        { merchantId, invoiceId },
      );
    }
    return true;
  }
}
