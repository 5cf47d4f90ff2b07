import { freshMandate } from '../fresh-mandate.ts';
import { freshSchedule } from '../fresh-schedule.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { TestApplication } from '#test/support/application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

/** The job of one mail and its recipient. */
export type MailJob = Readonly<{ job: string; data: object; to: string }>;

/** A merchant in the given states, with its team's records, for the jobs of mails. */
export type MailStage = Readonly<{
  shop: TestApplication;
  merchant: TestMerchant;
  userId: number;
  accountant: Readonly<{ id: number; email: string; api: ApiClient }>;
  invoice: Invoice;
  paid: Readonly<{ paymentId: number; invoiceId: number }>;
  closedMonth: string;
}>;

const at = (): string => new Date(Date.now() + 60_000).toISOString();
let facts = 0;
const nextFact = (): string => `fact-${(facts += 1)}`;

const ofMerchant = async (
  { shop, merchant }: MailStage,
  content: object,
  status = 'ACTIVE',
): Promise<MailJob> => {
  await shop.database.rows('update merchants set status = :status where id = :id', {
    status,
    id: merchant.id,
  });
  const data = { merchantId: merchant.id, fact: nextFact(), ...content };
  return { job: 'merchants.mail', data, to: merchant.email };
};
const ofPayment = { paymentId: 1, number: '7', amountMinor: 1_000, currency: 'EUR' } as const;
const ofBuyer = { ...ofPayment, invoiceId: 1, buyer: 'Дърво ЕООД' };
const dispute = { reason: 'fraudulent', dueAt: at(), isInquiry: false };
const merchantMails: Readonly<Record<string, readonly [content: object, status?: string]>> = {
  received: [{ kind: 'RECEIVED' }],
  approved: [{ kind: 'APPROVED', isAgain: false }],
  'approved-again': [{ kind: 'APPROVED', isAgain: true }],
  suspended: [{ kind: 'SUSPENDED', reason: 'Проверка' }, 'SUSPENDED'],
  corrected: [{ kind: 'CORRECTED', reason: 'Проверка' }],
  'first-payment': [{ kind: 'FIRST_PAYMENT', ...ofPayment }],
  'payment-received': [{ kind: 'PAYMENT_RECEIVED', ...ofPayment }],
  overpaid: [{ kind: 'OVERPAID', ...ofPayment }],
  'charged-after-stop': [{ kind: 'CHARGED_AFTER_STOP', ...ofPayment }],
  'buyer-changed': [{ kind: 'BUYER_CHANGED', ...ofBuyer }],
  'buyer-asked': [{ kind: 'BUYER_ASKED', ...ofBuyer }],
  'refund-failed': [{ kind: 'REFUND_FAILED', reason: null, ...ofPayment }],
  'dispute-opened': [{ kind: 'DISPUTE_OPENED', ...dispute, ...ofPayment }],
  'inquiry-opened': [{ kind: 'DISPUTE_OPENED', ...dispute, isInquiry: true, ...ofPayment }],
  'fraud-warning': [{ kind: 'FRAUD_WARNING', reason: 'misc', ...ofPayment }],
  'dispute-due': [{ kind: 'DISPUTE_DUE', ...dispute, daysLeft: 2, ...ofPayment }],
  'dispute-won': [{ kind: 'DISPUTE_DECIDED', outcome: 'WON', ...ofPayment }],
  'dispute-lost': [{ kind: 'DISPUTE_DECIDED', outcome: 'LOST', ...ofPayment }],
  'dispute-closed': [{ kind: 'DISPUTE_DECIDED', outcome: 'CLOSED', ...ofPayment }],
  'plan-with-reminders': [{ kind: 'PLAN_CHANGED', plan: 'GROWTH' }],
  'plan-without-reminders': [{ kind: 'PLAN_CHANGED', plan: 'STARTER' }],
  'plan-to-come': [
    {
      kind: 'PLAN_CHANGED',
      plan: 'STARTER',
      day: '2026-12-01',
      trialUntil: null,
      priceMinor: 0,
      isSmaller: true,
      beyond: [{ limit: 'members', used: 5, most: 2 }],
    },
  ],
  'plan-trial': [
    { kind: 'PLAN_CHANGED', plan: 'GROWTH', day: null, trialUntil: '2026-12-19', priceMinor: 0, beyond: [] },
  ],
  'plan-trial-ends': [{ kind: 'PLAN_TRIAL_ENDS', day: '2026-12-19', next: 'STARTER', priceMinor: 0 }],
  'plan-trial-ends-paid': [{ kind: 'PLAN_TRIAL_ENDS', day: '2026-12-19', next: 'GROWTH', priceMinor: 2_505 }],
  'plan-trial-ended': [{ kind: 'PLAN_TRIAL_ENDED', plan: 'STARTER', priceMinor: 0, beyond: [] }],
  'plan-trial-ended-paid': [{ kind: 'PLAN_TRIAL_ENDED', plan: 'GROWTH', priceMinor: 2_505, beyond: [] }],
  'plan-due': [{ kind: 'PLAN_DUE', billNumber: '0000000311', openMinor: 2_505, endsOn: '2026-12-22' }],
  'plan-due-starter': [{ kind: 'PLAN_DUE', billNumber: '0000000311', openMinor: 2_505, endsOn: null }],
  'plan-ended': [{ kind: 'PLAN_ENDED', beyond: [{ limit: 'apiKeys', used: 3, most: 1 }] }],
  'payout-failed': [
    { kind: 'PAYOUT_FAILED', payoutId: 1, reason: null, amountMinor: 1_000, currency: 'EUR' },
  ],
  'monthly-report': [
    {
      kind: 'MONTHLY_REPORT',
      month: '2026-10',
      count: 1,
      takingsMinor: 100,
      refundsMinor: 0,
      feesMinor: 1,
      netMinor: 99,
      compared: null,
    },
  ],
  'account-active': [{ kind: 'ACCOUNT_ACTIVE' }],
  'account-paused': [{ kind: 'ACCOUNT_PAUSED' }],
  'account-left': [{ kind: 'ACCOUNT_LEFT' }],
  'account-due': [{ kind: 'ACCOUNT_DUE', requirements: ['Документ'], dueAt: at() }],
};

const ofAccount = ({ merchant, userId }: MailStage, kind: string): MailJob => ({
  job: 'users.account-mail',
  data: { kind, userId, to: merchant.email, newEmail: 'nov@mail.example', at: at(), ip: null },
  to: merchant.email,
});
const accountMails: Readonly<Record<string, string>> = {
  reset: 'RESET',
  invite: 'INVITE',
  verify: 'VERIFY',
  'change-email': 'CHANGE_EMAIL',
  'undo-email': 'UNDO_EMAIL',
  'password-reset': 'PASSWORD_RESET',
};

const ofSecurity = async ({ shop, merchant, userId }: MailStage, kind: string): Promise<MailJob> => {
  const status = kind === 'ACCOUNT_LOCKED' ? 'LOCKED' : 'ACTIVE';
  await shop.database.rows('update users set status = :status where id = :userId', { status, userId });
  const about = { factorName: 'Телефон', keyName: 'Магазин', url: 'https://shop.example', to: 'x@y.example' };
  const data = { id: nextFact(), userId, kind, at: at(), device: null, address: null, ...about };
  return { job: 'users.security-mail', data, to: merchant.email };
};

const ofEndpoint = async ({ shop, merchant }: MailStage, kind: string): Promise<MailJob> => {
  const [endpoint] = await shop.database.rows<{ id: number }>(
    'select id from webhook_endpoints where merchant_id = :id limit 1',
    { id: merchant.id },
  );
  const endpointId =
    endpoint?.id ??
    accepted(
      await merchant.api.post<{ id: number }>('/webhook-endpoints', {
        url: 'http://127.0.0.1:9999/x',
        types: [],
      }),
    ).id;
  return {
    job: 'integrations.mail-webhook-endpoint',
    data: { endpointId, kind, at: at() },
    to: merchant.email,
  };
};

const ofQuestion = async (
  { shop, merchant, accountant }: MailStage,
  kind: 'ASKED' | 'ANSWERED',
): Promise<MailJob> => {
  const [question] = await shop.database.rows<{ id: number }>(
    `insert into merchant_questions (merchant_id, asked_by, question, asked_at, answer, answered_at)
     values (:merchantId, :askedBy, 'Има ли касов бон?', now(), 'Да', now()) returning id`,
    { merchantId: merchant.id, askedBy: accountant.id },
  );
  const to = kind === 'ASKED' ? merchant.email : accountant.email;
  return { job: 'accountants.question-mail', data: { kind, questionId: question!.id }, to };
};

const ofMonth = ({ merchant }: MailStage, kind: 'READY' | 'REMINDER'): MailJob => ({
  job: 'closing.mail-alert',
  data: { merchantId: merchant.id, month: '2001-11', kind, errors: 0, warnings: 1 },
  to: merchant.email,
});

const ofThreshold = async (
  { shop, merchant }: MailStage,
  { step, limit }: Readonly<{ step: number; limit: 'COUNTRY' | 'UNION' }>,
): Promise<MailJob> => {
  await shop.database.rows(`update merchants set vat_registration = 'EX' where id = :id`, {
    id: merchant.id,
  });
  const year = Number(businessDateOf(new Date()).slice(0, 4));
  return {
    job: 'closing.mail-threshold',
    data: { merchantId: merchant.id, year, step, limit },
    to: merchant.email,
  };
};

const ofInvitation = async (
  { shop, merchant }: MailStage,
  { kind, status }: Readonly<{ kind: 'TEAM' | 'ACCOUNTANT'; status: 'ACTIVE' | 'PENDING' }>,
): Promise<MailJob> => {
  await shop.database.rows('update merchants set status = :status where id = :id', {
    status,
    id: merchant.id,
  });
  const to = `${nextFact()}@invited.example`;
  const [made] = await shop.database.rows<{ id: number }>(
    `insert into invitations (merchant_id, email, kind, role, state, invited_by, language, created_at, expires_at)
     values (:id, :to, :kind, :role, 'SENT', 'system:tests', 'bg', now(), now() + interval '7 days') returning id`,
    { id: merchant.id, to, kind, role: kind === 'TEAM' ? 'VIEWER' : null },
  );
  return { job: 'team.invitation-mail', data: { invitationId: made!.id }, to };
};

const ofDocument = async ({ shop }: MailStage, kind: string, invoiceId: number): Promise<MailJob> => {
  const to = `${nextFact()}@payer.example`;
  const [made] = await shop.database.rows<{ id: number }>(
    `insert into invoice_deliveries (invoice_id, kind, recipient, message_id, state, requested_by, created_at, attempts,
       is_original)
     values (:invoiceId, :kind, :to, :messageId, 'QUEUED', 'system:tests', now(), 0, false) returning id`,
    { invoiceId, kind, to, messageId: `<${nextFact()}@plateno.example>` },
  );
  return { job: 'invoices.mail-receipt', data: { deliveryId: made!.id }, to };
};
const note = async (
  { merchant, invoice }: MailStage,
  path: 'credit-notes' | 'debit-notes',
): Promise<number> => {
  const item = { description: 'Доплащане', quantity: 1, unitPrice: 5, taxRate: 20 };
  const body =
    path === 'debit-notes'
      ? { items: [item], reason: 'Промяна на цената' }
      : { all: false, discount: { amount: 1 }, reasonKind: 'DISCOUNT', reason: 'Отстъпка', send: false };
  return accepted(await merchant.api.post<Invoice>(`/invoices/${invoice.id}/${path}`, body)).id;
};
const buyerRefusal = async ({ shop, merchant, paid }: MailStage): Promise<MailJob> => {
  const to = `${nextFact()}@payer.example`;
  await shop.database.rows('update payments set customer_email = :to where id = :id', {
    to,
    id: paid.paymentId,
  });
  const [request] = await shop.database.rows<{ id: number }>(
    `insert into buyer_requests (payment_id, invoice_id, merchant_id, buyer, state, obstacle, reason, created_at,
       answered_at, answered_by)
     values (:paymentId, :invoiceId, :merchantId, cast('{"name":"Дърво ЕООД"}' as jsonb), 'REFUSED', 'TOO_LATE',
       'Късно', now(), now(), 'system:tests') returning id`,
    { ...paid, merchantId: merchant.id },
  );
  return {
    job: 'invoices.mail-buyer-refusal',
    data: { requestId: request!.id, ofMerchant: merchant.id },
    to,
  };
};

const ofMandate = async ({ shop, paid }: MailStage, kind: 'AGREED' | 'ENDED'): Promise<MailJob> => {
  const to = `${nextFact()}@payer.example`;
  const { id: mandateId } = await freshMandate(shop, paid.paymentId);
  await shop.database.rows('update card_mandates set email = :to where id = :mandateId', { to, mandateId });
  return { job: 'payments.mandate-mail', data: { mandateId, kind }, to };
};

const proformaOf = async (
  { merchant }: MailStage,
  kind: 'PROFORMA' | 'OFFER',
): Promise<Readonly<{ proforma: Proforma; to: string }>> => {
  const to = `${nextFact()}@payer.example`;
  const body = {
    kind,
    currency: 'EUR',
    customer: { kind: 'PERSON', name: 'Мария', email: to },
    items: [{ description: 'Маса', quantity: 1, unitPrice: 100, taxRate: 20 }],
    validUntil: businessDateOf(new Date()),
    send: true,
  };
  return { proforma: accepted(await merchant.api.post<Proforma>('/proformas/me', body)), to };
};
const ofProforma = async (stage: MailStage, kind: 'PROFORMA' | 'OFFER'): Promise<MailJob> => {
  const { proforma, to } = await proformaOf(stage, kind);
  return {
    job: 'proformas.mail',
    data: { id: proforma.id, to, version: proforma.version, sentAt: at() },
    to,
  };
};
const ofAnswer = async (stage: MailStage, answer: object): Promise<MailJob> => {
  const { proforma } = await proformaOf(stage, 'OFFER');
  return {
    job: 'proformas.mail-answer',
    data: { proformaId: proforma.id, answer },
    to: stage.merchant.email,
  };
};

/** Of an address that has a payment. */
const ofPlace = async ({ shop, paid }: MailStage): Promise<MailJob> => {
  const to = `${nextFact()}@payer.example`;
  const { id: mandateId } = await freshMandate(shop, paid.paymentId);
  await shop.database.rows('update card_mandates set email = :to where id = :mandateId', { to, mandateId });
  return { job: 'payers.mail-link', data: { email: to, language: 'bg', key: nextFact() }, to };
};
/** An unpaid document of another program, and the link that asks for it. */
const foreignOf = async ({ shop, merchant }: MailStage, type: 'INVOICE' | 'DEBIT_NOTE') => {
  const to = `${nextFact()}@buyer.example`;
  const [document] = await shop.database.rows<{ id: number }>(
    `insert into foreign_documents (merchant_id, number, type, issue_date, currency, total_minor, open_minor, buyer_name,
       buyer_email, created_at)
     values (:id, :to, :type, '2026-11-02', 'EUR', 12000, 12000, 'Мария', :to, now()) returning id`,
    { id: merchant.id, to, type },
  );
  const { paymentLinkUrl } = accepted(
    await merchant.api.post<{ paymentLinkUrl: string }>(`/foreign-documents/${document!.id}/ask`, {}),
  );
  const [link] = await shop.database.rows<{ id: number }>(
    'select id from payment_links where token = :token',
    { token: paymentLinkUrl.split('/').at(-1)! },
  );
  return { id: document!.id, paymentLinkId: link!.id, to };
};
const ofForeign = async (stage: MailStage, type: 'INVOICE' | 'DEBIT_NOTE'): Promise<MailJob> => {
  const { to, ...asked } = await foreignOf(stage, type);
  return { job: 'imports.mail-asked', data: { ...asked, askedAt: at() }, to };
};
const ofPaidForeign = async (stage: MailStage): Promise<MailJob> => {
  const { id, to } = await foreignOf(stage, 'INVOICE');
  const { paymentId } = stage.paid;
  return {
    job: 'imports.mail-paid',
    data: { id, paymentId, to, language: 'bg', amountMinor: 12_000, paidAt: at() },
    to,
  };
};
const ofPayerQuestion = async ({ merchant }: MailStage): Promise<MailJob> => ({
  job: 'payers.mail-question',
  data: { merchantId: merchant.id, email: 'maria@example.com', text: 'Кога?', key: nextFact() },
  to: merchant.email,
});

const ofRun = async (
  { shop, merchant }: MailStage,
  about: 'PROPOSED' | 'FAILED' | 'NOT_CHARGED',
): Promise<MailJob> => {
  const { runId } = await freshSchedule(shop, merchant.id);
  return { job: 'schedules.mail-run', data: { runId, about }, to: merchant.email };
};
const ofCharge = async ({ shop, merchant, paid }: MailStage): Promise<MailJob> => {
  const to = `${nextFact()}@payer.example`;
  const { id: mandateId } = await freshMandate(shop, paid.paymentId);
  await shop.database.rows('update card_mandates set email = :to where id = :mandateId', { to, mandateId });
  const { id: scheduleId } = await freshSchedule(shop, merchant.id);
  const about = { period: '2027-01-01', amountMinor: 1_000, chargeOn: '2027-01-04' };
  return { job: 'schedules.mail-charge', data: { scheduleId, mandateId, ...about }, to };
};

type Make = (stage: MailStage) => MailJob | Promise<MailJob>;
const each = <T>(
  prefix: string,
  rows: Readonly<Record<string, T>>,
  make: (stage: MailStage, row: T) => MailJob | Promise<MailJob>,
): [string, Make][] =>
  Object.entries(rows).map(([key, value]) => [`${prefix}.${key}.subject`, (stage) => make(stage, value)]);

/** The mails about facts of an account, by the part of their key. */
const securityKeys = [
  'new-device',
  'factor-added',
  'factor-removed',
  'factors-reset',
  'codes-renewed',
  'password-changed',
  'account-locked',
  'wrong-codes',
  'key-created',
  'endpoint-created',
  'endpoint-changed',
  'endpoint-secret',
  'month-recipient',
  'month-sent-elsewhere',
  'payment-account',
  'member-joined',
  'member-role',
  'member-removed',
  'accountant-added',
  'accountant-ended',
  'account-created',
  'account-changed',
  'account-deleted',
  'account-unlocked',
];
const kindOf = (key: string): string => key.toUpperCase().replaceAll('-', '_');

const userOf = async ({ shop, merchant }: MailStage): Promise<number> => {
  const [row] = await shop.database.rows<{ id: number }>('select id from users where email = :email', {
    email: merchant.email,
  });
  return row!.id;
};
const ofReadyArchive: Make = async (stage) => {
  const { merchant, shop } = stage;
  const [row] = await shop.database.rows<{ id: number }>(
    `insert into archives (merchant_id, state, bytes, requested_by, requested_at, ready_at, expires_at)
     values (:merchantId, 'READY', 1, 'tests', now(), now(), now() + interval '7 days') returning id`,
    { merchantId: merchant.id },
  );
  const data = { archiveId: row!.id, userId: await userOf(stage) };
  return { job: 'archives.mail', data, to: merchant.email };
};
const ofLeavingBusiness: Make = async (stage) => ({
  job: 'archives.mail-leaving',
  data: { merchantId: stage.merchant.id, userId: await userOf(stage) },
  to: stage.merchant.email,
});

/** How each mail is made, by the key of its subject. */
export const mailJobs: readonly (readonly [subject: string, make: Make])[] = [
  ...each('merchants.mail', merchantMails, (stage, [content, status]) => ofMerchant(stage, content, status)),
  ...(['email', 'iban'] as const).map((changed): [string, Make] => [
    `merchants.change.${changed}-subject`,
    ({ merchant: { id: merchantId, email: to } }) => ({
      job: 'merchants.notice-of-change',
      data: { changed, merchantId, businessName: 'Пекарна', to, language: 'bg', at: at() },
      to,
    }),
  ]),
  ...each('accounts.mail', accountMails, ofAccount),
  ...each('security-mails', Object.fromEntries(securityKeys.map((key) => [key, kindOf(key)])), ofSecurity),
  ...each('webhooks.mail', { failing: 'FAILING', disabled: 'DISABLED', gone: 'GONE' }, ofEndpoint),
  ['archives.mail.subject', ofReadyArchive],
  ['archives.left.subject', ofLeavingBusiness],
  ...each('accountants.mail', { asked: 'ASKED', answered: 'ANSWERED' } as const, ofQuestion),
  ...each('closing.mail', { ready: 'READY', reminder: 'REMINDER' } as const, ofMonth),
  ...each(
    'closing.threshold',
    {
      near: { step: 80, limit: 'COUNTRY' },
      exceeded: { step: 100, limit: 'COUNTRY' },
      'union-near': { step: 80, limit: 'UNION' },
      'union-exceeded': { step: 100, limit: 'UNION' },
    } as const,
    ofThreshold,
  ),
  [
    'closing.mail.files.subject',
    ({ merchant, closedMonth: month }) => {
      const to = `${nextFact()}@office.example`;
      const about = { merchantId: merchant.id, month, revision: 1 };
      return { job: 'closing.mail-files', data: { ...about, recipient: to, sending: nextFact() }, to };
    },
  ],
  [
    'closing.mail.redirected.subject',
    ({ merchant }) => {
      const to = `${nextFact()}@office.example`;
      const data = { merchantId: merchant.id, recipient: to, month: null, id: nextFact() };
      return { job: 'closing.mail-former-recipient', data, to };
    },
  ],
  ...(['TEAM', 'ACCOUNTANT'] as const).flatMap((kind): [string, Make][] => [
    [
      `invitations.mail.${kind.toLowerCase()}.subject`,
      (stage) => ofInvitation(stage, { kind, status: 'ACTIVE' }),
    ],
    [
      `invitations.mail.${kind.toLowerCase()}.subject-unapproved`,
      (stage) => ofInvitation(stage, { kind, status: 'PENDING' }),
    ],
  ]),
  ['invoices.mail.subject', (stage) => ofDocument(stage, 'SENT_BY_MERCHANT', stage.invoice.id)],
  ['invoices.mail.subject-annulled', (stage) => ofDocument(stage, 'ANNULMENT', stage.invoice.id)],
  ['invoices.mail.subject-reminder', (stage) => ofDocument(stage, 'REMINDER', stage.invoice.id)],
  [
    'invoices.mail.subject-credit-note',
    async (stage) => ofDocument(stage, 'SENT_BY_MERCHANT', await note(stage, 'credit-notes')),
  ],
  [
    'invoices.mail.subject-debit-note',
    async (stage) => ofDocument(stage, 'SENT_BY_MERCHANT', await note(stage, 'debit-notes')),
  ],
  [
    'invoices.mail.subject-reminder-debit-note',
    async (stage) => ofDocument(stage, 'REMINDER', await note(stage, 'debit-notes')),
  ],
  ['invoices.mail.buyer-refused-subject', buyerRefusal],
  ['proformas.mail.subject-PROFORMA', (stage) => ofProforma(stage, 'PROFORMA')],
  ['proformas.mail.subject-OFFER', (stage) => ofProforma(stage, 'OFFER')],
  ['proformas.mail.accepted-subject', (stage) => ofAnswer(stage, { kind: 'ACCEPTED', by: 'Мария' })],
  [
    'proformas.mail.asked-subject',
    (stage) => ofAnswer(stage, { kind: 'ASKED', questionId: 1, text: 'Кога?', email: 'maria@example.com' }),
  ],
  ['imports.mail.asked.subject-INVOICE', (stage) => ofForeign(stage, 'INVOICE')],
  ['imports.mail.asked.subject-DEBIT_NOTE', (stage) => ofForeign(stage, 'DEBIT_NOTE')],
  ['imports.mail.paid.subject', ofPaidForeign],
  ['payers.mail.link-subject', ofPlace],
  ['payers.mail.asked-subject', ofPayerQuestion],
  ['schedules.mail.subject-PROPOSED', (stage) => ofRun(stage, 'PROPOSED')],
  ['schedules.mail.subject-FAILED', (stage) => ofRun(stage, 'FAILED')],
  ['schedules.mail.subject-NOT_CHARGED', (stage) => ofRun(stage, 'NOT_CHARGED')],
  ['schedules.mail.announced-subject', ofCharge],
  ['payments.card-mail.agreed-subject', (stage) => ofMandate(stage, 'AGREED')],
  ['payments.card-mail.ended-subject', (stage) => ofMandate(stage, 'ENDED')],
];
