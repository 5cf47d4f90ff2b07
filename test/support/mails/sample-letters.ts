import { Money } from '#kernel/money.ts';
import type { UsableMandate } from '#modules/payments/index.ts';
import { ofQuestion as ofPayerQuestion } from '#modules/payers/application/ask-merchant.ts';
import { ofLink } from '#modules/payers/application/mail-link.ts';
import { ofAsked } from '#modules/imports/application/ask-for-foreign.ts';
import type { ForeignInvoice } from '#modules/imports/application/foreign-invoices.ts';
import { ofPaid } from '#modules/imports/application/receive-foreign-payment.ts';
import { ofAnswer } from '#modules/proformas/application/mail-answer.ts';
import { ofProforma, type ProformaLetter } from '#modules/proformas/application/mail-proforma.ts';
import { ofAnnouncement } from '#modules/schedules/application/mail-announcement.ts';
import { ofRun, type RunLetter } from '#modules/schedules/application/mail-merchant.ts';
import { ofMandate } from '#modules/payments/application/mandates/send-mandate-mail.ts';
import { businessDate } from '#kernel/business-date.ts';
import type { Addressed, LetterType } from '#kernel/letters.ts';
import { aboutQuestion } from '#modules/accountants/application/send-question-mail.ts';
import { ofMonth, ofRedirection, ofThreshold } from '#modules/closing/application/month-letters.ts';
import { deadlinesOf } from '#modules/closing/domain/month-close.ts';
import { ofArchive } from '#modules/archives/application/mail-archive.ts';
import { ofLeaving } from '#modules/archives/application/mail-leaving.ts';
import { aboutEndpoint } from '#modules/integrations/application/mail-endpoint-owners.ts';
import type { InvoiceView } from '#modules/invoices/application/invoice-view.ts';
import { ofRefusal } from '#modules/invoices/application/corrections/mail-buyer-refusal.ts';
import { withDocument } from '#modules/invoices/application/receipt-letter.ts';
import type { DeliveryKind } from '#modules/invoices/domain/delivery.ts';
import { toMerchant, type MerchantLetter } from '#modules/merchants/application/merchant-letters.ts';
import { ofInvitation } from '#modules/team/application/send-invitation-mail.ts';
import { aboutAccount, type AccountMailContent } from '#modules/users/application/account-letters.ts';
import { aboutSecurity } from '#modules/users/application/security-letters.ts';

/** A letter of each kind; `id` is given by who sends it. */
export type SampleLetter = Readonly<{
  title: string;
  type: LetterType<Addressed>;
  data: Readonly<{ to: string }>;
}>;
type WithoutId<T> = T extends Addressed ? Omit<T, 'id'> : never;
const sample = <T extends Addressed>(
  title: string,
  type: LetterType<T>,
  data: WithoutId<T>,
): SampleLetter => ({
  title,
  type: type as LetterType<Addressed>,
  data,
});

const bakery = { to: 'pekarna@example.bg', language: 'bg' } as const;
const merchantName = 'Пекарна София';
const shop = 'shop@example.bg';

const question = { recipientName: merchantName, from: 'Иван Петров', question: 'За коя услуга е плащането?' };
const questions = [
  sample('ASKED', aboutQuestion, { kind: 'ASKED', ...question, answer: null, ...bakery }),
  sample('ANSWERED', aboutQuestion, { kind: 'ANSWERED', ...question, answer: 'За маса.', ...bakery }),
];

const deadlines = deadlinesOf('2026-10', { fiscalMode: 'ALT_REGIME' }, [{ vatRegistration: 'FULL' }]);
const month = { month: '2026-10', merchantName, deadlines, ...bakery };
/** The archive that the FILES letter carries. */
export const archive = { fileName: 'plateno-pekarna-2026-10-r1.zip', content: new Uint8Array([80, 75]) };
const months = [
  sample('READY', ofMonth, { kind: 'READY', errors: 1, warnings: 2, ...month }),
  sample('REMINDER', ofMonth, { kind: 'REMINDER', errors: 1, warnings: 2, ...month }),
  sample('FILES', ofMonth, {
    kind: 'FILES',
    ...month,
    replyTo: shop,
    attachment: archive,
    isWithoutPdfs: false,
    notes: 2,
  }),
  sample('THRESHOLD', ofThreshold, {
    kind: 'THRESHOLD',
    merchantName,
    audience: 'MERCHANT',
    limit: 'COUNTRY',
    step: 70,
    percent: 71,
    crossing: null,
    ...bakery,
  }),
  sample('REDIRECTED', ofRedirection, {
    kind: 'REDIRECTED',
    merchantName,
    replyTo: shop,
    month: null,
    ...bakery,
  }),
];

const payment = { paymentId: 12, amountMinor: 3_500, currency: 'EUR' } as const;
const at = '2026-11-20T10:00:00.000Z';
const contents: readonly MerchantLetter['content'][] = [
  { kind: 'RECEIVED' },
  { kind: 'APPROVED', isAgain: false },
  { kind: 'APPROVED', isAgain: true },
  { kind: 'SUSPENDED', reason: null },
  { kind: 'FIRST_PAYMENT', ...payment },
  { kind: 'REFUND_FAILED', reason: 'expired_or_canceled_card', ...payment },
  { kind: 'DISPUTE_OPENED', reason: 'fraudulent', isInquiry: true, dueAt: null, ...payment },
  { kind: 'FRAUD_WARNING', reason: 'made_with_stolen_card', ...payment },
  { kind: 'CHARGED_AFTER_STOP', ...payment },
  { kind: 'PLAN_CHANGED', plan: 'PRO' },
  { kind: 'PLAN_TRIAL_ENDS', day: businessDate('2026-12-19'), next: 'STARTER', priceMinor: 0 },
  { kind: 'PLAN_TRIAL_ENDED', plan: 'GROWTH', priceMinor: 2_505, beyond: [] },
  { kind: 'PLAN_DUE', billNumber: '0000000311', openMinor: 2_505, endsOn: businessDate('2026-12-22') },
  { kind: 'PLAN_ENDED', beyond: [{ limit: 'members', used: 5, most: 2 }] },
  { kind: 'DETAILS_CHANGED', changed: 'email', at },
  { kind: 'DETAILS_CHANGED', changed: 'iban', at },
];
const toMerchants = contents.map((content) =>
  sample(content.kind, toMerchant, { content, businessName: merchantName, ...bakery }),
);

const link = { secret: 'A'.repeat(43), newEmail: 'new@example.bg' };
const linkKinds = ['RESET', 'INVITE', 'VERIFY', 'CHANGE_EMAIL', 'UNDO_EMAIL'] as const;
const accountContents: readonly AccountMailContent[] = [
  ...linkKinds.map((kind) => ({ kind, ...link })),
  { kind: 'PASSWORD_RESET' },
];
const mara = { to: 'mara@example.bg', language: 'bg' } as const;
const ofAccounts = [
  ...accountContents.map((content) =>
    sample(content.kind, aboutAccount, {
      content,
      name: 'Мара',
      username: 'mara',
      at: new Date(at),
      ip: '192.0.2.1',
      ...mara,
    }),
  ),
  sample('NEW_DEVICE', aboutSecurity, {
    fact: { kind: 'NEW_DEVICE', at, device: 'Firefox · Linux', address: '192.0.2.1' },
    firstName: 'Мара',
    ...mara,
  }),
  sample('an invitation', ofInvitation, {
    kind: 'TEAM',
    role: 'CASHIER',
    businessName: merchantName,
    isApproved: true,
    inviter: null,
    secret: link.secret,
    expiresAt: new Date(at),
    ...mara,
  }),
];

/** A paid invoice with the fields that a letter uses. */
const invoice = {
  invoiceNumber: '0000000042',
  type: 'INVOICE',
  status: 'PAID',
  totalMinor: 6_840,
  paidMinor: 6_840,
  creditedMinor: 0,
  currency: 'EUR',
  issueDate: '2026-11-20',
  dueDate: '2026-12-04',
  description: 'Меню „Есен“ & вино',
  customerName: 'Иван Петров',
  seller: { name: '„Механа Витоша“ ЕООД' },
  language: 'bg',
  transactionReference: 'pi_1042',
  paymentId: 126,
  paidBy: 126,
  payments: [],
  installments: [],
  paidAt: '2026-11-20T11:59:00Z',
  payUrl: null,
} as unknown as InvoiceView;
const deliveries: readonly DeliveryKind[] = [
  'RECEIPT',
  'ASKED_BY_PAYER',
  'SENT_BY_MERCHANT',
  'REMINDER',
  'ANNULMENT',
];
/** The document that these letters carry. */
export const printed = { fileName: 'faktura-0000000042.pdf', content: Buffer.from('%PDF-1.7 a document') };
const euros = (minor: number) => Money.ofMinor(minor, 'EUR');
const seller = {
  businessName: merchantName,
  email: shop,
  iban: 'BG80BNBG96611020345678',
  brandColor: null,
  language: 'bg',
} as unknown as ProformaLetter['merchant'];
/** An offer with the fields that a letter uses. */
const proforma = {
  kind: 'OFFER',
  number: '0000000007',
  about: 'Дъбова маса',
  validUntil: businessDate('2026-12-18'),
  token: link.secret,
  reference: 'PL7K2M',
  content: { language: 'bg' },
  total: euros(18_449),
  paid: euros(0),
} as unknown as ProformaLetter['proforma'];
const mandate: UsableMandate = {
  id: 3,
  merchantId: 7,
  customerId: 12,
  token: link.secret,
  brand: 'visa',
  last4: '4242',
  expiresOn: businessDate('2028-04-30'),
  max: euros(12_000),
  chargedInMonth: euros(0),
  email: 'maria@example.com',
  language: 'bg',
};
const answered = {
  proformaId: 7,
  kind: 'OFFER',
  number: '0000000007',
  customerName: 'Мария',
  businessName: merchantName,
  ...bakery,
} as const;
/** A period with the fields that a letter uses. */
const run = {
  schedule: { id: 7, customerName: 'Мария', total: euros(12_000) } as unknown as RunLetter['schedule'],
  run: {
    period: businessDate('2026-12-01'),
    totalMinor: 12_000,
    problem: null,
    chargeProblem: 'DECLINED',
  } as unknown as RunLetter['run'],
  businessName: merchantName,
  ...bakery,
};
const ofSales = [
  sample('a question of a payer', ofPayerQuestion, {
    from: 'maria@example.com',
    text: 'Кога е готова?',
    businessName: merchantName,
    ...bakery,
  }),
  sample('an accepted offer', ofAnswer, { answer: { kind: 'ACCEPTED', by: 'Мария' }, ...answered }),
  sample('a question about an offer', ofAnswer, {
    answer: { kind: 'ASKED', questionId: 1, text: 'Кога е готова?', email: 'maria@example.com' },
    ...answered,
  }),
  ...(['PROPOSED', 'NOT_CHARGED'] as const).map((about) =>
    sample(`a period, ${about}`, ofRun, { about, ...run }),
  ),
];
const foreign: ForeignInvoice = {
  id: 5,
  merchantId: 3,
  number: '0000001232',
  type: 'INVOICE',
  issueDate: businessDate('2026-11-02'),
  dueDate: businessDate('2026-11-16'),
  total: Money.ofMinor(12_000, 'EUR'),
  paid: Money.zero('EUR'),
  open: Money.ofMinor(12_000, 'EUR'),
  buyerName: 'Мария Георгиева',
  buyerEmail: 'maria@example.com',
  customerId: null,
  paymentLinkId: null,
};
const toPayers = [
  sample('an earlier invoice to pay', ofAsked, {
    to: 'maria@example.com',
    document: foreign,
    merchant: seller,
    token: '4Zk7wQ0bTq2X9mPfLr1uVg',
  }),
  sample('an earlier invoice that was paid', ofPaid, {
    to: 'maria@example.com',
    document: foreign,
    merchant: seller,
    language: 'bg',
    amount: foreign.total,
    paidAt: new Date('2026-11-20T10:15:30.000Z'),
  }),
  sample('the link to the place of a payer', ofLink, {
    to: 'maria@example.com',
    secret: link.secret,
    language: 'bg',
  }),
  ...deliveries.map((kind) =>
    sample(`${kind} with its document`, withDocument, {
      kind,
      invoice,
      pdf: printed.content,
      fileName: printed.fileName,
      ubl: null,
      proofUrl: 'https://plateno.example/d/kTq2m0vVbQH0k2l1xY8wZg?key=pY2m0vVbQH0k2l1xY8wZgw',
      to: 'ivan@example.com',
      replyTo: shop,
      isNeutral: false,
      logo: null,
    }),
  ),
  sample('a refusal to another buyer', ofRefusal, {
    to: 'maria@example.com',
    replyTo: shop,
    seller: merchantName,
    buyer: 'Тест ЕООД',
    reason: 'Месецът вече е деклариран.',
    invoiceNumber: '0000000042',
    language: 'bg',
  }),
  sample('an offer with its document', ofProforma, {
    to: 'maria@example.com',
    proforma,
    merchant: seller,
    pdf: printed,
  }),
  sample('a charge to come', ofAnnouncement, {
    to: 'maria@example.com',
    mandate,
    merchant: seller,
    about: 'Абонамент за декември 2026',
    amountMinor: 12_000,
    currency: 'EUR',
    chargeOn: businessDate('2026-12-04'),
  }),
  ...(['AGREED', 'ENDED'] as const).map((kind) =>
    sample(`a card that stays, ${kind}`, ofMandate, {
      kind,
      to: 'maria@example.com',
      replyTo: shop,
      seller: merchantName,
      brand: 'visa',
      last4: '4242',
      expiresOn: businessDate('2028-04-30'),
      max: Money.ofMinor(12_000, 'EUR'),
      agreedText: 'Плащай автоматично с тази карта, най-много 120,00 € на месец; спирате с едно натискане',
      path: '/card/kTq2m0vVbQH0k2l1xY8wZg',
      language: 'bg',
    }),
  ),
];

const ofArchives = [
  sample('an archive that is ready', ofArchive, {
    merchantName,
    secret: 'kTq2m0vVbQH0k2l1xY8wZgkTq2m0vVbQH0k2l1xY8wZ',
    until: businessDate('2026-12-08'),
    ...bakery,
  }),
  sample('a business that left', ofLeaving, { merchantName, ...bakery }),
];

const ofEndpoints = [
  sample('GONE', aboutEndpoint, {
    kind: 'GONE',
    merchantName,
    url: 'https://shop.example/hooks',
    failingSince: null,
    ...bakery,
  }),
];

/** Letters of all modules. */
export const sampleLetters: readonly SampleLetter[] = [
  ...questions,
  ...months,
  ...toMerchants,
  ...ofAccounts,
  ...toPayers,
  ...ofSales,
  ...ofEndpoints,
  ...ofArchives,
];
