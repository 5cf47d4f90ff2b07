import type { Invariant } from '#kernel/invariant.ts';
import type { InvoiceBooks } from '../ports/invoice-books.ts';

/** Reliability, "Invariants": true after every fault. */
export const invoiceInvariants = ({ books }: Readonly<{ books: InvoiceBooks }>): Invariant[] => [
  { code: 'doctor.numbers-gapless', violations: () => books.gapsInNumbers() },
  { code: 'doctor.one-invoice-each', violations: () => books.paymentsWithoutOneInvoice() },
  { code: 'doctor.one-receipt-each', violations: () => books.invoicesWithoutReceipt() },
];
