import { businessDateOf } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import type { InvoiceView } from '../../ports/invoice-views.ts';

/** Everything that the receipt's templates say, as text in the customer's language. */
export const receiptText = (invoice: InvoiceView, sentences: Sentences) => {
  const { language, seller, invoiceNumber: number, description, transactionReference: reference } = invoice;
  const total = formatMoney(Money.ofMinor(invoice.totalMinor, invoice.currency), language);
  const date = formatDate(
    invoice.paidAt === null ? invoice.issueDate : businessDateOf(new Date(invoice.paidAt)),
  );
  const rows = [
    { label: 'invoices.mail.for', value: description },
    { label: 'invoices.mail.date', value: date },
    { label: 'invoices.mail.invoice', value: number },
    { label: 'invoices.mail.reference', value: reference },
  ];
  return {
    language,
    subject: sentences.say(language, 'invoices.mail.subject', { seller: seller.name, number, total }),
    seller: seller.name,
    name: invoice.customerName,
    total,
    rows: rows.filter(({ value }) => value !== null),
  };
};
