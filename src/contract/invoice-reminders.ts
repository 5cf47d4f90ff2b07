import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams, instant } from './fields.ts';

/** Days before or after the due day. */
const reminderSteps = ['BEFORE_3', 'AFTER_1', 'AFTER_7', 'AFTER_14'] as const;

const pause = z.object({ isPaused: z.boolean() });

const reminders = pause.extend({
  /** Those that are paused by themselves. */
  pausedInvoiceIds: z.array(id),
  reminders: z.array(
    z.object({ invoiceId: id, invoiceNumber: z.string(), step: z.enum(reminderSteps), remindedAt: instant }),
  ),
});

export type ReminderLog = z.infer<typeof reminders>;

export const listReminders = endpoint({
  method: 'GET',
  path: '/invoices/reminders',
  access: ['MERCHANT'],
  summary: 'The latest reminders to customers of the caller’s merchant, and whether they are paused.',
  response: reminders,
});

export const pauseReminders = endpoint({
  method: 'PUT',
  path: '/invoices/reminders',
  access: ['MERCHANT'],
  summary: 'Pauses the reminders of all invoices, or lets them go on.',
  body: pause,
  response: reminders,
});

export const pauseRemindersOfInvoice = endpoint({
  method: 'PUT',
  path: '/invoices/:id/reminders',
  access: ['MERCHANT'],
  summary: 'Pauses the reminders of one invoice, or lets them go on.',
  params: idParams,
  body: pause,
  response: pause,
});
