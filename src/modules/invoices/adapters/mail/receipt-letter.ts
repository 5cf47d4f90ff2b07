import { businessDateOf } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import { canBeTransferred } from '#kernel/transfer-code.ts';
import type { DeliveryKind } from '../../domain/delivery.ts';
import { nextInstallment } from '../../application/advance-view.ts';
import { openMinorOf, validPayments, type InvoiceView } from '../../application/invoice-view.ts';

type Opening = Readonly<{ intro: string; subject: string; document: string; attached: string }>;

/** Message codes of a document that is paid. */
const payable = {
  INVOICE: {
    mail: {
      subject: 'invoices.mail.subject',
      document: 'invoices.mail.invoice',
      attached: 'invoices.mail.attached',
    },
    asked: 'invoices.mail.asked',
    reminder: 'invoices.mail.subject-reminder',
    soonDue: 'invoices.mail.soon-due',
    overdue: 'invoices.mail.overdue',
    transfer: 'invoices.mail.transfer',
  },
  DEBIT_NOTE: {
    mail: {
      subject: 'invoices.mail.subject-debit-note',
      document: 'invoices.mail.debit-note',
      attached: 'invoices.mail.attached-debit-note',
    },
    asked: 'invoices.mail.asked-debit-note',
    reminder: 'invoices.mail.subject-reminder-debit-note',
    soonDue: 'invoices.mail.soon-due-debit-note',
    overdue: 'invoices.mail.overdue-debit-note',
    transfer: 'invoices.mail.transfer-debit-note',
  },
} as const;

const nameOf = {
  INVOICE: 'invoices.mail.invoice',
  CREDIT_NOTE: 'invoices.mail.credit-note',
  DEBIT_NOTE: 'invoices.mail.debit-note',
} as const;

/** Message code of the document that a note corrects. */
const correctedOf = ({ correctsType }: InvoiceView): string =>
  correctsType === 'DEBIT_NOTE' ? 'invoices.mail.to-debit-note' : 'invoices.mail.to-invoice';

/** Of the mail with a new credit note: money went back, or it takes from an invoice or a debit note. */
const creditIntroOf = ({ correctionKind, correctsType }: InvoiceView): string => {
  if (correctionKind === null) return 'invoices.mail.refunded';
  return correctsType === 'DEBIT_NOTE' ? 'invoices.mail.credited-debit-note' : 'invoices.mail.credited';
};

/** What was kept from the takings of the buyer, in minor units. */
const withheldMinorOf = (invoice: InvoiceView): number =>
  validPayments(invoice)
    .filter(({ kind }) => kind === 'WITHHELD')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What the buyer paid, in minor units. */
const receivedMinorOf = (invoice: InvoiceView): number => invoice.paidMinor - withheldMinorOf(invoice);

/** Whether nothing is open, a part was withheld and the buyer paid nothing. */
const isWithheldOnly = (invoice: InvoiceView): boolean =>
  openMinorOf(invoice) === 0 && withheldMinorOf(invoice) > 0 && receivedMinorOf(invoice) === 0;

/** Message codes by the reason of the mail: payment, refund, request for payment, copy, reminder or annulment. */
const openingOf = (invoice: InvoiceView, kind: DeliveryKind): Opening => {
  const { type, status, payUrl } = invoice;
  if (kind === 'ANNULMENT') {
    return {
      intro: 'invoices.mail.annulled',
      subject: 'invoices.mail.subject-annulled',
      document: nameOf[type],
      attached: 'invoices.mail.attached-annulled',
    };
  }
  if (type === 'CREDIT_NOTE') {
    return {
      intro: kind === 'RECEIPT' ? creditIntroOf(invoice) : 'invoices.mail.sent',
      subject: 'invoices.mail.subject-credit-note',
      document: 'invoices.mail.credit-note',
      attached: 'invoices.mail.attached-credit-note',
    };
  }
  const { mail, asked, reminder, soonDue, overdue } = payable[type];
  if (isWithheldOnly(invoice)) return { ...mail, intro: 'invoices.mail.withheld-whole' };
  if (kind === 'RECEIPT' || kind === 'ASKED_BY_PAYER') return { ...mail, intro: 'invoices.mail.paid' };
  if (kind === 'REMINDER')
    return { ...mail, intro: status === 'OVERDUE' ? overdue : soonDue, subject: reminder };
  return { ...mail, intro: payUrl === null ? 'invoices.mail.sent' : asked };
};

/** Texts about the sender; a merchant that is not approved is not named. */
const senderOf = ({ seller }: InvoiceView, isNeutral: boolean) =>
  isNeutral
    ? { name: 'Plateno', questions: 'invoices.mail.not-yours', automatic: 'invoices.mail.automatic-own' }
    : { name: seller.name, questions: 'invoices.mail.questions', automatic: 'invoices.mail.automatic' };

/** Bank transfer details of an unpaid invoice; null when only cards are accepted. */
const transferNoteOf = (
  { type, seller, currency, invoiceNumber: number, payUrl }: InvoiceView,
  say: (code: string, params?: object) => string,
): string | null =>
  payUrl !== null && canBeTransferred({ ...seller, currency })
    ? say(type === 'DEBIT_NOTE' ? payable.DEBIT_NOTE.transfer : payable.INVOICE.transfer, {
        iban: seller.iban,
        number,
      })
    : null;

/** Whether the mail thanks for a payment of less than the total (credited or withheld), or one that came by transfer. */
const namesReceived = (invoice: InvoiceView, kind: DeliveryKind): boolean => {
  const isThanks = kind === 'RECEIPT' || kind === 'ASKED_BY_PAYER';
  if (!isThanks || invoice.type === 'CREDIT_NOTE' || receivedMinorOf(invoice) === 0) return false;
  const isByBank = validPayments(invoice).some((payment) => payment.kind === 'BANK');
  return isByBank || receivedMinorOf(invoice) !== invoice.totalMinor;
};

/** Whether the mail thanks for a payment after which nothing is open. */
const isStamped = (
  { type, status, annulledAt, isTest, paidMinor }: InvoiceView,
  kind: DeliveryKind,
): boolean =>
  (kind === 'RECEIPT' || kind === 'ASKED_BY_PAYER') &&
  type !== 'CREDIT_NOTE' &&
  status === 'PAID' &&
  annulledAt === null &&
  !isTest &&
  paidMinor > 0;

/** What the amount of the mail is. */
const amountLabelOf = (invoice: InvoiceView, kind: DeliveryKind): string => {
  if (invoice.payUrl !== null && invoice.installments.length > 0) return 'invoices.mail.installment-amount';
  if (namesReceived(invoice, kind)) return 'invoices.mail.received';
  const isPart = invoice.paidMinor > 0 && openMinorOf(invoice) > 0;
  return isPart && invoice.payUrl !== null ? 'invoices.mail.open' : 'invoices.mail.amount';
};

type Options = Readonly<{
  isNeutral?: boolean;
  logoId?: string | null;
  /** The page of the proof. */
  proofUrl?: string | null;
  /** The place of a payer, which has all documents of the address. */
  placeUrl?: string | null;
}>;

/** Builds the mail in the language of the document. */
export const receiptLetter = (
  invoice: InvoiceView,
  kind: DeliveryKind,
  messages: Messages,
  { isNeutral = false, logoId = null, proofUrl = null, placeUrl = null }: Options = {},
): Letter => {
  const { language, invoiceNumber: number, issueDate, paidAt } = invoice;
  const sender = senderOf(invoice, isNeutral);
  const payUrl = isNeutral ? null : invoice.payUrl;
  // An instalment is asked for on its own.
  const next = payUrl === null ? null : nextInstallment(invoice);
  const open = next?.openMinor ?? openMinorOf(invoice);
  const moneyOf = (minor: number): string => formatMoney(Money.ofMinor(minor, invoice.currency), language);
  // A request for payment asks for what is open; other mails name the total.
  const total = moneyOf(payUrl === null ? invoice.totalMinor : open);
  const date = formatDate(paidAt === null ? issueDate : businessDateOf(new Date(paidAt)), language);
  const withheldMinor = withheldMinorOf(invoice);
  const dueDate = formatDate(next?.dueDate ?? invoice.dueDate, language);
  const opening = openingOf(invoice, kind);
  const part = { seq: next?.seq ?? 0, count: invoice.installments.length };
  const params = { seller: sender.name, number, total, date: dueDate, ...part };
  const say = (code: string, more: object = {}): string =>
    messages.say(language, code, { ...params, ...more });
  const intro = say(isNeutral ? 'invoices.mail.to-self' : opening.intro);
  const attached = say(opening.attached);
  const name = kind === 'RECEIPT' ? invoice.customerName : null;
  const rows = [
    { label: say('invoices.mail.for'), value: isNeutral ? null : invoice.description },
    { label: say('invoices.mail.date'), value: date },
    { label: say(opening.document), value: `№ ${number}` },
    { label: say(correctedOf(invoice)), value: invoice.correctsNumber && `№ ${invoice.correctsNumber}` },
    { label: say('invoices.mail.withheld'), value: withheldMinor === 0 ? null : moneyOf(withheldMinor) },
    { label: say('invoices.mail.due-date'), value: payUrl === null ? null : dueDate },
  ];
  const transfer = isNeutral ? null : transferNoteOf(invoice, say);
  return {
    language,
    subject: say(opening.subject),
    preheader: `${intro} ${attached}`,
    sender: sender.name,
    logoId,
    brandColor: isNeutral ? null : (invoice.seller.brandColor ?? null),
    greeting: name === null ? say('invoices.mail.greeting') : say('invoices.mail.greeting-by-name', { name }),
    paragraphs: [intro],
    stamp: isStamped(invoice, kind) && !isNeutral ? say('invoices.document.stamp-paid') : null,
    amount: {
      label: say(amountLabelOf(invoice, kind)),
      value: namesReceived(invoice, kind) ? moneyOf(receivedMinorOf(invoice)) : total,
    },
    button:
      payUrl === null
        ? null
        : { label: say('invoices.mail.pay-now'), url: payUrl, hint: say('invoices.mail.pay') },
    rows: rows.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    notes: [...(transfer === null ? [] : [transfer]), attached, say(sender.questions)],
    links: [
      ...(proofUrl === null ? [] : [{ label: say('invoices.proof.mail'), url: proofUrl }]),
      ...(placeUrl === null ? [] : [{ label: say('invoices.mail.place'), url: placeUrl }]),
    ],
    footer: say(sender.automatic),
  };
};
