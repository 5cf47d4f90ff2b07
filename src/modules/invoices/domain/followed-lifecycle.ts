import { Money } from '#kernel/money.ts';
import { InvoiceStatusRefused } from './failures.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { invoiceTransitions, type InvoiceStatus } from './invoice-status.ts';
import { paidAtOf } from './open-sum.ts';

/**
 * A document with other payments or credit notes: amounts, status and time of payment follow from the payments that were
 * not taken back and from the credit notes.
 * @throws InvoiceStatusRefused
 */
export const followed = (
  record: InvoiceRecord,
  changes: Partial<Pick<InvoiceRecord, 'payments' | 'credits'>>,
): InvoiceRecord => {
  const { document, lifecycle, payments, credits } = { ...record, ...changes };
  const { total, installments = [] } = document;
  const { status } = lifecycle;
  const valid = payments.filter(({ takenBack }) => takenBack === null);
  const received = valid.map(({ amount, paidAt }) => ({ minor: amount.minor, paidAt }));
  const sumOf = (parts: readonly Readonly<{ minor: bigint }>[]): Money =>
    Money.ofMinor(
      parts.reduce((sum, { minor }) => sum + minor, 0n),
      total.currency,
    );
  const paidAt = paidAtOf(total.minor, received, credits);
  // A payment may cover the instalment that made it OVERDUE; reads and the job decide it again.
  const isOpenAgain = status === 'PAID' || installments.length > 0;
  const next: InvoiceStatus = paidAt !== null ? 'PAID' : isOpenAgain ? 'PENDING' : status;
  if (next !== status && !invoiceTransitions.isAllowed(status, next))
    throw new InvoiceStatusRefused({ from: status, to: next });
  const amounts = { paid: sumOf(received), credited: sumOf(credits), status: next, paidAt };
  return { ...record, ...changes, lifecycle: { ...lifecycle, ...amounts } };
};
