import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReminderStep } from '../../domain/reminder.ts';
import { visibleDocuments } from './invoice-conditions.ts';

type Entry = Readonly<{ invoiceId: number; invoiceNumber: string; step: ReminderStep; remindedAt: string }>;

type ReminderLog = {
  /** Whether all reminders of the merchant are paused. */
  isPaused: boolean;
  /** Invoices that are paused individually. */
  pausedInvoiceIds: number[];
  /** The latest 200, newest first. */
  reminders: Entry[];
};

const latest = 200;

/** The reminders of the caller's merchant, and what is paused. @throws SignInNeeded, NotAllowed */
export const listReminders = async (
  { database, clock }: Readonly<{ database: Database; clock: Clock }>,
  actor: Actor,
): Promise<ReminderLog> => {
  const merchantId = mustHold(actor, 'SEE', 'invoices:read');
  const { where, bindings } = visibleDocuments(recordsVisibleTo(actor, clock));
  const pauses = await database.rows<{ invoiceId: number | null }>(
    `select r.invoice_id as "invoiceId"
     from invoice_reminder_pauses r left join invoices i on i.id = r.invoice_id
     where r.merchant_id = :merchantId and (r.invoice_id is null or (${where})) order by r.invoice_id`,
    { ...bindings, merchantId },
  );
  const reminders = await database.rows<Entry>(
    `select r.invoice_id as "invoiceId", i.invoice_number as "invoiceNumber", r.step, r.reminded_at as "remindedAt"
     from invoice_reminders r join invoices i on i.id = r.invoice_id
     where i.merchant_id = :merchantId and ${where} order by r.reminded_at desc, r.invoice_id desc limit ${latest}`,
    { ...bindings, merchantId },
  );
  return {
    isPaused: pauses.some(({ invoiceId }) => invoiceId === null),
    pausedInvoiceIds: pauses.flatMap(({ invoiceId }) => (invoiceId === null ? [] : [invoiceId])),
    reminders,
  };
};
