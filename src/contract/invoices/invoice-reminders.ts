import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, instant, invoiceId } from '../fields.ts';
import { invoiceNumber } from './invoice-parts.ts';

const reminderSteps = ['BEFORE_3', 'AFTER_1', 'AFTER_7', 'AFTER_14'] as const;

const pause = z.object({ isPaused: z.boolean().meta({ description: 'Whether no reminders are sent.' }) });

const reminders = pause.extend({
  pausedInvoiceIds: z
    .array(invoiceId)
    .meta({ description: 'The invoices whose own reminders are paused.', examples: [[42]] }),
  reminders: z.array(
    z.object({
      invoiceId,
      invoiceNumber,
      step: z
        .enum(reminderSteps)
        .meta({ description: 'Days before or after the due date.', examples: ['AFTER_1'] }),
      remindedAt: instant.meta({ examples: ['2026-11-20T07:00:00.000Z'] }),
    }),
  ),
});

/** Response of the reminder endpoints: sent reminders and pauses. */
export type ReminderLog = z.infer<typeof reminders>;

export const listReminders = endpoint({
  method: 'GET',
  path: '/invoices/reminders',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'invoices:read',
  summary: 'The latest reminders to customers of the caller’s merchant, and whether they are paused.',
  response: reminders,
});

export const pauseReminders = endpoint({
  method: 'PUT',
  path: '/invoices/reminders',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary: 'Pauses or resumes the reminders of all invoices.',
  body: pause,
  response: reminders,
});

export const pauseRemindersOfInvoice = endpoint({
  method: 'PUT',
  path: '/invoices/:id/reminders',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary: 'Pauses or resumes the reminders of one invoice.',
  params: idParams,
  body: pause,
  response: pause,
});
