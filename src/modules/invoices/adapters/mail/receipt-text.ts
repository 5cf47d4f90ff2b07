import { businessDateOf } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import type { Receipt } from '../../ports/receipt-mail.ts';
import type { InvoiceView } from '../../ports/invoice-views.ts';

type Opening = Readonly<{ intro: string; subject: string; document: string; attached: string }>;

const invoiceMail = {
  subject: 'invoices.mail.subject',
  document: 'invoices.mail.invoice',
  attached: 'invoices.mail.attached',
};

/** Why this mail comes: money arrived or went back, money is asked for, a copy was asked for, or it is annulled. */
const openingOf = ({ type, status, payUrl }: InvoiceView, kind: Receipt['kind']): Opening => {
  if (kind === 'ANNULMENT') {
    return {
      intro: 'invoices.mail.annulled',
      subject: 'invoices.mail.subject-annulled',
      document: type === 'CREDIT_NOTE' ? 'invoices.mail.credit-note' : 'invoices.mail.invoice',
      attached: 'invoices.mail.attached-annulled',
    };
  }
  if (type === 'CREDIT_NOTE') {
    return {
      intro: kind === 'RECEIPT' ? 'invoices.mail.refunded' : 'invoices.mail.sent',
      subject: 'invoices.mail.subject-credit-note',
      document: 'invoices.mail.credit-note',
      attached: 'invoices.mail.attached-credit-note',
    };
  }
  if (kind === 'RECEIPT' || kind === 'ASKED_BY_PAYER') return { ...invoiceMail, intro: 'invoices.mail.paid' };
  if (kind === 'REMINDER') {
    const intro = status === 'OVERDUE' ? 'invoices.mail.overdue' : 'invoices.mail.soon-due';
    return { ...invoiceMail, intro, subject: 'invoices.mail.subject-reminder' };
  }
  return { ...invoiceMail, intro: payUrl === null ? 'invoices.mail.sent' : 'invoices.mail.asked' };
};

/** What the mail says of its sender. A merchant that is not approved is not quoted. */
const senderOf = ({ seller }: InvoiceView, isNeutral: boolean) =>
  isNeutral
    ? { seller: 'Plateno', questions: 'invoices.mail.not-yours', automatic: 'invoices.mail.automatic-own' }
    : {
        seller: seller.name,
        questions: 'invoices.mail.questions',
        automatic: 'invoices.mail.automatic',
      };

/** Everything that the templates say, as text in the customer's language. */
export const receiptText = (
  invoice: InvoiceView,
  kind: Receipt['kind'],
  sentences: Sentences,
  isNeutral = false,
) => {
  const { language, invoiceNumber: number, transactionReference: reference } = invoice;
  const sender = senderOf(invoice, isNeutral);
  const { seller } = sender;
  const description = isNeutral ? null : invoice.description;
  const payUrl = isNeutral ? null : invoice.payUrl;
  const total = formatMoney(Money.ofMinor(invoice.totalMinor, invoice.currency), language);
  const date = formatDate(
    invoice.paidAt === null ? invoice.issueDate : businessDateOf(new Date(invoice.paidAt)),
  );
  const { intro, subject, document, attached } = openingOf(invoice, kind);
  const rows = [
    { label: 'invoices.mail.for', value: description },
    { label: 'invoices.mail.date', value: date },
    { label: document, value: number },
    { label: 'invoices.mail.due-date', value: payUrl === null ? null : formatDate(invoice.dueDate) },
    { label: 'invoices.mail.reference', value: reference },
  ];
  return {
    language,
    subject: sentences.say(language, subject, { seller, number, total }),
    ...sender,
    name: kind === 'RECEIPT' ? invoice.customerName : null,
    intro: isNeutral ? 'invoices.mail.to-self' : intro,
    dueDate: formatDate(invoice.dueDate),
    attached,
    payUrl,
    total,
    rows: rows.filter(({ value }) => value !== null),
  };
};
