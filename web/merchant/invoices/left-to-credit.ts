import type { Invoice } from '#contract/invoices/invoices.ts';
import { less } from '../../shared/money.ts';

/** The amount of a paid invoice that is not credited yet, in units of its currency. */
export const leftToCredit = ({ paidBy, paidAmount, creditNotes }: Invoice): number =>
  paidBy === null ? 0 : less(paidAmount, ...creditNotes.map(({ totalAmount }) => totalAmount));
