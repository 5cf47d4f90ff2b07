import { isBefore, type BusinessDate } from '#kernel/business-date.ts';
import { statusTransitions } from '#kernel/status-transitions.ts';

/** Annulment is no status: an annulled document keeps the status it had. */
export type InvoiceStatus = 'PENDING' | 'OVERDUE' | 'PAID';
/** In lists: an annulled or test document is neither paid nor to be paid. */
export type ListedInvoiceStatus = InvoiceStatus | 'ANNULLED' | 'TEST';

/** Time alone makes OVERDUE, and a paid instalment may end it; only a transfer that is taken back ends PAID (decisions, 5). */
export const invoiceTransitions = statusTransitions<InvoiceStatus>({
  PENDING: ['OVERDUE', 'PAID'],
  OVERDUE: ['PENDING', 'PAID'],
  PAID: ['PENDING'],
});

/** OVERDUE from the day after the due day in Sofia, also before the job has stored it. */
export const statusOn = (
  today: BusinessDate,
  { status, dueDate }: Readonly<{ status: InvoiceStatus; dueDate: BusinessDate }>,
): InvoiceStatus => (status === 'PENDING' && isBefore(dueDate, today) ? 'OVERDUE' : status);
