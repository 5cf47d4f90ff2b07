import type { BusinessDate } from '#kernel/business-date.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReminderStep } from '../../domain/reminder.ts';
import type { ReminderCandidate, Reminders } from '../../ports/reminders.ts';

/** The condition for a reminder; excludes paused invoices and merchants. */
const isRemindable = `i.type <> 'CREDIT_NOTE' and not i.is_test and i.status <> 'PAID' and i.annulled_at is null
  and i.customer_email is not null and m.plan in ('GROWTH', 'PRO') and m.status = 'ACTIVE'
  and not exists (select from invoice_reminder_pauses p
    where p.merchant_id = i.merchant_id and (p.invoice_id is null or p.invoice_id = i.id))`;

export class SqlReminders implements Reminders {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  candidates(from: BusinessDate, to: BusinessDate): Promise<readonly ReminderCandidate[]> {
    return this.#database.rows<ReminderCandidate>(
      `select i.id as "invoiceId", i.issue_date as "issueDate", i.due_date as "dueDate", i.customer_email as recipient
       from invoices i join merchants m on m.id = i.merchant_id
       where i.due_date between :from and :to and ${isRemindable} order by i.id`,
      { from, to },
    );
  }

  async claim(invoiceId: number, step: ReminderStep, at: Date): Promise<boolean> {
    const taken = await this.#database.rows(
      `insert into invoice_reminders (invoice_id, step, reminded_at)
       select i.id, cast(:step as text), cast(:at as timestamptz) from invoices i join merchants m on m.id = i.merchant_id
       where i.id = :invoiceId and ${isRemindable} for update of i
       on conflict do nothing returning invoice_id`,
      { invoiceId, step, at: at.toISOString() },
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
