import { businessDateOf } from '#contract/business-date.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { less, sumOf } from '../../shared/money.ts';
import { leftToCredit } from './left-to-credit.ts';
import { mayBeDebited } from './may-be-debited.ts';

/** The actions on a document, by the right that each needs; the PDF needs none. */
export const rightFor = {
  pdf: 'SEE',
  send: 'WRITE_DOCUMENTS',
  share: 'SEE',
  remind: 'WRITE_DOCUMENTS',
  transfer: 'WRITE_DOCUMENTS',
  copy: 'WRITE_DOCUMENTS',
  repeat: 'WRITE_DOCUMENTS',
  debit: 'WRITE_DOCUMENTS',
  creditNote: 'WRITE_DOCUMENTS',
  credit: 'REFUND',
  annul: 'ANNUL_DOCUMENTS',
} as const;
export type DocumentAction = keyof typeof rightFor;

/** A document is voided only in the month of its issue, by Sofia's calendar. */
const isOfThisMonth = ({ issueDate }: Invoice): boolean =>
  businessDateOf(new Date()).slice(0, 7) === issueDate.slice(0, 7);

/**
 * What the state of a document allows: an unpaid one can be marked as paid or voided, one that advances cover in full
 * voided, what was paid by card refunded, and any credited.
 */
const allowedActions = (invoice: Invoice): ReadonlySet<DocumentAction> => {
  const credited = sumOf(invoice.creditNotes.map(({ totalAmount }) => totalAmount));
  const isOpen = invoice.type !== 'CREDIT_NOTE' && !invoice.isTest && invoice.annulledAt === null;
  const isUnpaid = invoice.status !== 'PAID' || invoice.totalAmount === 0;
  const isVoidable = isOpen && isUnpaid && isOfThisMonth(invoice) && invoice.debitNotes.length === 0;
  const allowed: Readonly<Record<DocumentAction, boolean>> = {
    pdf: true,
    send: true,
    share: invoice.payUrl !== null,
    remind: invoice.payUrl !== null && invoice.openAmount > 0,
    transfer: isOpen && invoice.openAmount > 0,
    copy: invoice.type === 'INVOICE',
    repeat: invoice.type === 'INVOICE' && !invoice.isTest,
    debit: mayBeDebited(invoice),
    creditNote: isOpen && less(invoice.totalAmount, credited) > 0,
    credit: isOpen && leftToCredit(invoice) > 0,
    annul: isVoidable && invoice.paidAmount === 0 && credited === 0,
  };
  return new Set((Object.keys(allowed) as DocumentAction[]).filter((action) => allowed[action]));
};

/** The next step with a document: an unpaid one is sent, then shared, and its customer reminded when it is overdue. */
const nextStep = ({ payUrl, status, delivery }: Invoice): DocumentAction => {
  if (payUrl === null) return 'pdf';
  if (status === 'OVERDUE') return 'remind';
  return delivery === null || delivery.state === 'FAILED' ? 'send' : 'share';
};

/** A paid and mailed invoice: nothing is left to do with it, and it is often written again. */
const isDone = ({ type, status, delivery }: Invoice): boolean =>
  type === 'INVOICE' && status === 'PAID' && delivery !== null && delivery.state !== 'FAILED';

/** In this order; the first one and the next step stand in the row. */
const order: readonly DocumentAction[] = [
  'transfer',
  'pdf',
  'send',
  'share',
  'remind',
  'copy',
  'repeat',
  'debit',
  'creditNote',
  'credit',
  'annul',
];

/** The actions of a document for a user: the primary one, those beside it and the others. */
export const arrangeActions = (
  invoice: Invoice,
  holds: (right: (typeof rightFor)[DocumentAction]) => boolean,
) => {
  const allowed = allowedActions(invoice);
  const actions = order.filter((action) => allowed.has(action) && holds(rightFor[action]));
  const next = nextStep(invoice);
  const primary = actions.includes(next) ? next : 'pdf';
  const others = actions.filter((action) => action !== primary);
  const isBeside = (action: DocumentAction): boolean =>
    action === 'transfer' ||
    action === 'pdf' ||
    action === (isDone(invoice) ? 'copy' : invoice.payUrl === null && 'send');
  return { primary, beside: others.filter(isBeside), more: others.filter((action) => !isBeside(action)) };
};
