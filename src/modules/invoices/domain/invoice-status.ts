import { isBefore, type BusinessDate } from '#kernel/business-date.ts';
import { stateTable } from '#kernel/states.ts';

/** Annulment is no status: an annulled document keeps the status it had. */
export type InvoiceStatus = 'PENDING' | 'OVERDUE' | 'PAID';

/** PAID is final; an invoice becomes OVERDUE by time only (decisions, 5). */
export const invoiceTransitions = stateTable<InvoiceStatus>({
  PENDING: ['OVERDUE', 'PAID'],
  OVERDUE: ['PAID'],
  PAID: [],
});

/** OVERDUE from the day after the due day in Sofia, also before the job has stored it. */
export const statusOn = (
  today: BusinessDate,
  { status, dueDate }: Readonly<{ status: InvoiceStatus; dueDate: BusinessDate }>,
): InvoiceStatus => (status === 'PENDING' && isBefore(dueDate, today) ? 'OVERDUE' : status);
