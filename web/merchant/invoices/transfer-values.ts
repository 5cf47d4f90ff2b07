import { businessDateOf } from '#contract/business-date.ts';
import type * as z from 'zod';
import type { recordTransfer } from '#contract/invoices/invoice-payments.ts';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { parseDay, printDay } from '../../shared/form/parse-day.ts';

/** The values of the form, as typed; without an amount all that is open is paid. */
export type TransferValues = { amount?: string; paidOn: string; note: string };

/** A transfer of today. */
export const emptyTransfer = () => ({ paidOn: printDay(businessDateOf(new Date())), note: '' });

/** The request body of the form. */
export const transferOf = ({
  amount,
  paidOn,
  note,
}: TransferValues): z.input<typeof recordTransfer.body> => ({
  ...(amount !== undefined && { amount: parseAmount(amount) ?? 0 }),
  paidOn: parseDay(paidOn) ?? '',
  note,
});
