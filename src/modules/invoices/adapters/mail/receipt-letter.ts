import { businessDateOf } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import { canBeTransferred } from '../../domain/transfer-code.ts';
import type { Receipt } from '../../ports/receipt-mail.ts';
import { openMinorOf, validPayments, type InvoiceView } from '../../application/invoice-view.ts';

type Opening = Readonly<{ intro: string; subject: string; document: string; attached: string }>;

const invoiceMail = {
  subject: 'invoices.mail.subject',
  document: 'invoices.mail.invoice',
  attached: 'invoices.mail.attached',
};

/** Of the mail with a new credit note, by its origin. */
const receiptIntros = { REFUND: 'invoices.mail.refunded', WRITTEN: 'invoices.mail.credited' } as const;

/** Message codes by the reason of the mail: payment, refund, request for payment, copy, reminder or annulment. */
const openingOf = ({ type, status, payUrl, correctionKind }: InvoiceView, kind: Receipt['kind']): Opening => {
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
      intro:
        kind === 'RECEIPT'
          ? receiptIntros[correctionKind === null ? 'REFUND' : 'WRITTEN']
          : 'invoices.mail.sent',
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

/** Texts about the sender; a merchant that is not approved is not named. */
const senderOf = ({ seller }: InvoiceView, isNeutral: boolean) =>
  isNeutral
    ? { name: 'Plateno', questions: 'invoices.mail.not-yours', automatic: 'invoices.mail.automatic-own' }
    : { name: seller.name, questions: 'invoices.mail.questions', automatic: 'invoices.mail.automatic' };

/** Bank transfer details of an unpaid invoice; null when only cards are accepted. */
const transferNoteOf = (
  { seller, currency, invoiceNumber: number, payUrl }: InvoiceView,
  say: (code: string, params?: object) => string,
): string | null =>
  payUrl !== null && canBeTransferred({ ...seller, currency })
    ? say('invoices.mail.transfer', { iban: seller.iban, number })
    : null;

/** What the amount of the mail is. */
const amountLabelOf = (invoice: InvoiceView, kind: Receipt['kind']): string => {
  const isByBank = validPayments(invoice).some((payment) => payment.kind === 'BANK');
  if (kind === 'RECEIPT' && isByBank) return 'invoices.mail.received';
  const isPart = invoice.paidMinor > 0 && openMinorOf(invoice) > 0;
  return isPart && invoice.payUrl !== null ? 'invoices.mail.open' : 'invoices.mail.amount';
};

type Options = Readonly<{ isNeutral?: boolean; logoId?: string | null }>;

/** Builds the mail in the language of the document. */
export const receiptLetter = (
  invoice: InvoiceView,
  kind: Receipt['kind'],
  messages: Messages,
  { isNeutral = false, logoId = null }: Options = {},
): Letter => {
  const { language, invoiceNumber: number, issueDate, paidAt } = invoice;
  const sender = senderOf(invoice, isNeutral);
  const payUrl = isNeutral ? null : invoice.payUrl;
  const open = openMinorOf(invoice);
  // A request for payment asks for what is open; other mails name the total.
  const asked = payUrl === null ? invoice.totalMinor : open;
  const total = formatMoney(Money.ofMinor(asked, invoice.currency), language);
  const date = formatDate(paidAt === null ? issueDate : businessDateOf(new Date(paidAt)), language);
  const dueDate = formatDate(invoice.dueDate, language);
  const opening = openingOf(invoice, kind);
  const params = { seller: sender.name, number, total, date: dueDate };
  const say = (code: string, more: object = {}): string =>
    messages.say(language, code, { ...params, ...more });
  const intro = say(isNeutral ? 'invoices.mail.to-self' : opening.intro);
  const attached = say(opening.attached);
  const name = kind === 'RECEIPT' ? invoice.customerName : null;
  const rows = [
    { label: say('invoices.mail.for'), value: isNeutral ? null : invoice.description },
    { label: say('invoices.mail.date'), value: date },
    { label: say(opening.document), value: `№ ${number}` },
    { label: say('invoices.mail.due-date'), value: payUrl === null ? null : dueDate },
  ];
  const transfer = isNeutral ? null : transferNoteOf(invoice, say);
  return {
    language,
    subject: say(opening.subject),
    preheader: `${intro} ${attached}`,
    sender: sender.name,
    logoId,
    greeting: name === null ? say('invoices.mail.greeting') : say('invoices.mail.greeting-by-name', { name }),
    paragraphs: [intro],
    amount: { label: say(amountLabelOf(invoice, kind)), value: total },
    button:
      payUrl === null
        ? null
        : { label: say('invoices.mail.pay-now'), url: payUrl, hint: say('invoices.mail.pay') },
    rows: rows.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    notes: [...(transfer === null ? [] : [transfer]), attached, say(sender.questions)],
    footer: say(sender.automatic),
  };
};
