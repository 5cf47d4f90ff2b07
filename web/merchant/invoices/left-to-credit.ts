import type { Invoice } from '#contract/invoices.ts';

const cents = (amount: number): number => Math.round(amount * 100);

/** The amount of a paid invoice that is not credited yet, in units of its currency. */
export const leftToCredit = ({ paidBy, paidAmount, creditNotes }: Invoice): number => {
  if (paidBy === null) return 0;
  return creditNotes.reduce((left, { totalAmount }) => left - cents(totalAmount), cents(paidAmount)) / 100;
};
