import { businessDateOf } from '#kernel/business-date.ts';
import { bankPayment } from '#modules/invoices/domain/invoice-payment.ts';
import type { Invoice } from '#modules/invoices/domain/invoice.ts';

/** Pays all that is open, or a part in minor units, by bank transfer. */
export const payByBank = (invoice: Invoice, at: Date, amount = invoice.open): void =>
  invoice.receive(
    bankPayment({
      amount,
      paidOn: businessDateOf(at),
      note: null,
      recordedBy: 'user:1',
      recordedAt: at,
      requestKey: null,
    }),
  );
