import type { AuditAction } from '#contract/module-vocabulary.ts';

/** The record and the data of an entry, as the use-cases record them. */
export type Example = Readonly<{ subject: readonly [type: string, id: string]; data?: object }>;

const user = { subject: ['user', '4'] } as const;
const merchant = { subject: ['merchant', '2'] } as const;
const invoice = { subject: ['invoice', '7'] } as const;
const payment = { subject: ['payment', '9'] } as const;
const customer = { subject: ['customer', '6'] } as const;
const item = { subject: ['item', '8'] } as const;
const link = { subject: ['link', '5'] } as const;
const apiKey = { subject: ['api-key', '3'] } as const;
const endpoint = { subject: ['webhook-endpoint', '12'] } as const;
const month = '2026-10';

const ofUsers = {
  'user.signed-in': { ...user, data: { method: 'PASSKEY' } },
  'user.sign-in-refused': { ...user, data: { nameDigest: 'a1b2', reason: 'unknown-name' } },
  'user.signed-out': user,
  'user.merchant-switched': { ...user, data: { from: 1, to: 2 } },
  'user.proof-given': { ...user, data: { by: 'password' } },
  'user.proof-refused': { ...user, data: { reason: 'wrong-password' } },
  'user.session-ended': { ...user, data: { sessionId: 31 } },
  'user.other-sessions-ended': user,
  'user.sessions-ended': user,
  'user.created': { ...user, data: { role: 'MERCHANT', merchantId: 2 } },
  'user.changed': {
    ...user,
    data: {
      fields: ['username', 'email', 'firstName', 'lastName', 'role', 'password'],
      from: 'SUPPORT',
      to: 'ADMIN',
    },
  },
  'user.password-changed': user,
  'user.password-reset-requested': user,
  'user.password-reset': { ...user, data: { kind: 'RESET' } },
  'user.invited': user,
  'user.verification-requested': user,
  'user.email-verified': user,
  'user.email-change-requested': user,
  'user.email-changed': user,
  'user.email-change-undone': user,
  'user.registration-email-corrected': user,
  'user.factor-added': { ...user, data: { kind: 'TOTP' } },
  'user.factor-removed': { ...user, data: { kind: 'PASSKEY' } },
  'user.factors-reset': { ...user, data: { kinds: ['TOTP', 'PASSKEY'] } },
  'user.recovery-codes-renewed': user,
  'user.assignments-set': { ...user, data: { added: [2], removed: [1] } },
  'user.locked': { ...user, data: { reason: 'Загубен телефон' } },
  'user.unlocked': user,
  'user.closed': user,
  'user.deleted': { ...user, data: { role: 'SUPPORT' } },
  'team.member-added': { ...merchant, data: { userId: 4, role: 'CASHIER' } },
  'team.member-role-changed': {
    ...merchant,
    data: { userId: 4, from: 'CASHIER', to: 'MANAGER', refundLimitMinor: 20_000 },
  },
  'team.member-removed': { ...merchant, data: { userId: 4 } },
  'invitation.created': { ...merchant, data: { invitationId: 5, kind: 'TEAM', role: 'VIEWER' } },
  'invitation.withdrawn': { ...merchant, data: { invitationId: 5 } },
  'invitation.accepted': {
    ...merchant,
    data: { invitationId: 5, kind: 'ACCOUNTANT', role: 'BOOKKEEPER', userId: 4 },
  },
  'invitation.refused': { ...merchant, data: { invitationId: 5 } },
} satisfies Partial<Record<AuditAction, Example>>;

const ofMerchants = {
  'merchant.registered': { ...merchant, data: { bankAccount: null } },
  'merchant.status-changed': { ...merchant, data: { from: 'PENDING', to: 'ACTIVE', reason: 'Проверен' } },
  'merchant.plan-changed': {
    ...merchant,
    data: { from: 'STARTER', to: 'GROWTH', day: '2026-11-20', kind: 'TRIAL', reason: 'По молба' },
  },
  'merchant.profile-changed': {
    ...merchant,
    data: { fields: ['businessName', 'phoneNumber', 'address', 'taxId', 'businessType', 'returnTerms'] },
  },
  'merchant.fiscal-profile-set': {
    ...merchant,
    data: {
      fields: [
        'vatRegistration',
        'vatNumber',
        'fiscalMode',
        'eShopNumber',
        'iban',
        'bic',
        'invoiceAuthor',
        'language',
        'validFrom',
      ],
      bankAccount: 'k3y:d1g3st',
    },
  },
  'merchant.bank-account-noted': { ...merchant, data: { bankAccount: 'k3y:d1g3st' } },
  'merchant.corrected': {
    ...merchant,
    data: {
      reason: 'Сгрешен номер',
      before: {
        taxId: null,
        businessType: 'OTHER',
        fiscalMode: 'EXEMPT',
        vatRegistration: 'NONE',
        language: 'en',
      },
      after: {
        taxId: '175074752',
        businessType: 'RETAIL',
        fiscalMode: 'OWN_TILL',
        vatRegistration: 'FULL',
        language: 'bg',
      },
      validFrom: '2026-10-05',
    },
  },
  'merchant.note-added': { ...merchant, data: { noteId: 3 } },
  'merchant.note-changed': { ...merchant, data: { noteId: 3 } },
  'merchant.note-deleted': { ...merchant, data: { noteId: 3 } },
  'merchant.logo-set': { ...merchant, data: { logoHash: 'c0ffee' } },
  'merchant.brand-color-set': { ...merchant, data: { brandColor: '#116655' } },
  'merchant.public-page-set': {
    ...merchant,
    data: {
      fields: [
        'isOn',
        'text',
        'town',
        'showsPhone',
        'showsEmail',
        'takesAmounts',
        'minAmount',
        'maxAmount',
        'isIndexed',
      ],
    },
  },
  'merchant.accountant-assigned': { ...merchant, data: { userId: 4 } },
  'merchant.accountant-ended': { ...merchant, data: { userId: 4 } },
  'merchant.data-viewed': { ...merchant, data: { viewed: 'PAYMENTS_FILE' } },
  'merchant.view-started': { ...merchant, data: { reason: 'Въпрос', until: '2026-11-27T08:30:00.000Z' } },
  'merchant.view-ended': merchant,
  'merchant.question-asked': { ...merchant, data: { questionId: 2 } },
  'merchant.question-answered': { ...merchant, data: { questionId: 2 } },
  'merchant.month-packed': { ...merchant, data: { month } },
  'merchant.mail-choice-changed': { ...merchant, data: { event: 'PAYMENT_RECEIVED', isOn: true } },
  'merchant.push-choice-changed': { ...merchant, data: { event: 'REFUND_FAILED', isOn: false } },
  'merchant.push-subscribed': merchant,
  'merchant.push-ended': merchant,
  'bank-account.added': {
    subject: ['bank-account', '7'],
    data: { merchantId: 4 },
  },
  'bank-account.changed': { subject: ['bank-account', '7'], data: { merchantId: 4, fields: ['columns'] } },
  'bank-statement.imported': {
    subject: ['bank-statement', '9'],
    data: { merchantId: 4, lines: 41, repeated: 3 },
  },
  'bank-line.matched': { subject: ['bank-line', '311'], data: { merchantId: 4, amountMinor: 12_000 } },
  'bank-line.unmatched': {
    subject: ['bank-line', '311'],
    data: { merchantId: 4, reason: 'За друга фактура' },
  },
  'bank-line.ignored': { subject: ['bank-line', '311'], data: { merchantId: 4 } },
  'bank-line.returned': { subject: ['bank-line', '311'], data: { merchantId: 4, returnedOn: '2026-11-28' } },
  'proforma.written': { subject: ['proforma', '12'], data: { merchantId: 4 } },
  'proforma.changed': { subject: ['proforma', '12'], data: { merchantId: 4 } },
  'proforma.sent': { subject: ['proforma', '12'], data: { merchantId: 4 } },
  'proforma.withdrawn': { subject: ['proforma', '12'], data: { merchantId: 4 } },
  'proforma.accepted': { subject: ['proforma', '12'], data: { merchantId: 4 } },
  'proforma.invoiced': { subject: ['proforma', '12'], data: { merchantId: 4 } },
  'schedule.written': { subject: ['schedule', '12'], data: { merchantId: 4 } },
  'schedule.changed': { subject: ['schedule', '12'], data: { merchantId: 4 } },
  'schedule.paused': { subject: ['schedule', '12'], data: { merchantId: 4 } },
  'schedule.resumed': { subject: ['schedule', '12'], data: { merchantId: 4 } },
  'schedule.ended': { subject: ['schedule', '12'], data: { merchantId: 4 } },
  'schedule.issued': { subject: ['schedule', '12'], data: { merchantId: 4 } },
  'schedule.skipped': { subject: ['schedule', '12'], data: { merchantId: 4 } },
  'erasure-request.made': { subject: ['erasure-request', '3'] },
  'merchant.billed': { ...merchant, data: { month: '2026-10', totalMinor: 6795, invoiceId: 311 } },
  'merchant.bill-waits': { ...merchant, data: { month: '2026-10', totalMinor: 45 } },
  'merchant.payouts-imported': { ...merchant, data: { payouts: 3 } },
  'merchant.account-started': { ...merchant, data: { account: 'acct_1' } },
  'merchant.account-link-made': merchant,
  'merchant.account-status-changed': { ...merchant, data: { from: 'STARTED', to: 'PENDING' } },
  'merchant.limits-set': {
    ...merchant,
    data: { dayLimit: 1_000, paymentLimit: null, reason: 'Голям магазин' },
  },
  'merchant.limit-reached': { ...merchant, data: { limit: 'DAY' } },
  'merchant.left': { ...merchant, data: { from: 'ACTIVE' } },
  'merchant.closed': { ...merchant, data: { from: 'ACTIVE' } },
  'merchant.deleted': merchant,
  'merchant.month-closed': { ...merchant, data: { month, revision: 1 } },
  'merchant.month-reopened': { ...merchant, data: { month, reason: 'Липсва фактура' } },
  'merchant.month-sent': {
    ...merchant,
    data: { month, revision: 1, recipientDigest: 'Zm9vYmFyYmF6cXV4cXV1eA' },
  },
  'merchant.archive-requested': { ...merchant, data: { archiveId: 4 } },
  'merchant.archive-downloaded': { ...merchant, data: { archiveId: 4 } },
  'merchant.archive-imported': {
    ...merchant,
    data: { sha256: 'a'.repeat(64), installation: 'https://a.example', documents: 214 },
  },
  'merchant.month-downloaded': { ...merchant, data: { month, revision: 1 } },
  'merchant.month-settings-changed': {
    ...merchant,
    data: { recipientDigest: 'Zm9vYmFyYmF6cXV4cXV1eA', sendsItself: true },
  },
  'merchant.other-turnover-added': { ...merchant, data: { day: '2026-10-31', minor: 123_450 } },
  'merchant.other-turnover-removed': { ...merchant, data: { turnoverId: 4 } },
} satisfies Partial<Record<AuditAction, Example>>;

const ofSelling = {
  'customer.created': customer,
  'customer.changed': customer,
  'customer.archived': customer,
  'customer.restored': customer,
  'customer.merged': { ...customer, data: { into: 6 } },
  'customer.vat-checked': customer,
  'customer.imported': { ...merchant, data: { rows: 12, created: 10, changed: 2 } },
  'customer.import-undone': { ...merchant, data: { archived: 10, restored: 1, kept: 1 } },
  'item.created': item,
  'item.changed': item,
  'item.archived': item,
  'item.restored': item,
  'item.imported': { ...merchant, data: { rows: 12, created: 10, changed: 2 } },
  'item.import-undone': { ...merchant, data: { archived: 10, restored: 1, kept: 1 } },
  'link.created': link,
  'link.extended': { ...link, data: { days: 7 } },
  'link.cancelled': link,
  'promise.withdrawn': { subject: ['promise', '5'] },
  'payment.refund-requested': { ...payment, data: { refundId: 3, amountMinor: 1_000, currency: 'EUR' } },
  'payment.noted': payment,
  'payment.received-by-bank': {
    ...payment,
    data: { reference: 'PA7M2U9SGRW', amountMinor: 2_000, receivedOn: '2026-11-28' },
  },
  'payment.taken-back': { ...payment, data: { reason: 'Преводът е за друга фактура' } },
  'mandate.ended': { subject: ['mandate', '4'], data: { endedBy: 'PAYER' } },
  'payment.mismatch-resolved': {
    ...payment,
    data: { resolution: 'GIVE_BACK', minor: 3_500, currency: 'USD' },
  },
  'payment.evidence-changed': { ...payment, data: { disputeId: 2, added: 'receipt' } },
  'payment.evidence-saved': { ...payment, data: { disputeId: 2 } },
  'payment.evidence-submitted': { ...payment, data: { disputeId: 2 } },
  'provider-event.retried': { subject: ['provider-event', '14'], data: { reason: 'UNMATCHED' } },
  'rates.imported': {
    subject: ['currency', 'USD'],
    data: { days: 3, first: '2026-11-23', last: '2026-11-25' },
  },
} satisfies Partial<Record<AuditAction, Example>>;

const ofDocuments = {
  'invoice.issued': { ...invoice, data: { refusedTaxRate: 20 } },
  'invoice.draft-created': { ...merchant, data: { draftId: 4 } },
  'invoice.draft-deleted': { ...merchant, data: { draftId: 4 } },
  'invoice.written': invoice,
  'invoice.test-issued': invoice,
  'invoice.credited': {
    ...invoice,
    data: { creditNoteId: 7, amountMinor: 1_750, currency: 'EUR', kind: 'GOODS_RETURNED' },
  },
  'invoice.debited': { ...invoice, data: { debitNoteId: 7 } },
  'invoice.annulled': { ...invoice, data: { reason: 'Сгрешен получател' } },
  'invoice.buyer-changed': { ...invoice, data: { replacedBy: 7, paymentId: 9 } },
  'invoice.buyer-asked': { ...invoice, data: { requestId: 1, obstacle: 'TOO_LATE' } },
  'invoice.buyer-accepted': { ...invoice, data: { requestId: 1, replacedBy: 7 } },
  'invoice.buyer-refused': { ...invoice, data: { requestId: 1, reason: 'Другата фактура е сторнирана' } },
  'invoice.paid-by-bank': {
    ...invoice,
    data: { amountMinor: 12_000, currency: 'EUR', paidOn: '2026-11-20' },
  },
  'invoice.transfer-taken-back': { ...invoice, data: { invoicePaymentId: 3, reason: 'Не е постъпил' } },
  'invoice.series-started': { ...merchant, data: { startNumber: 100 } },
  'invoice.overdue-marked': { subject: ['business-day', '2026-11-26'], data: { count: 2 } },
  'invoice.mail-asked': invoice,
  'invoice.mailed': invoice,
  'invoice.reminded': { ...invoice, data: { step: 'BEFORE_3', installment: 2 } },
  'invoice.reminders-paused': invoice,
  'invoice.reminders-resumed': invoice,
  'invoice.proof-corrected': {
    ...invoice,
    data: { reason: 'Отрязан знак', correctionHash: '9f86d081884c7d659a2feaa0c55ad015' },
  },
  'invoice.exported': {
    subject: ['merchant', 'all'],
    data: { format: 'excel', filters: { status: 'OVERDUE', type: 'CREDIT_NOTE', from: '2026-10-01' } },
  },
  'foreign-document.imported': { subject: ['merchant', '3'], data: { documents: 12, startNumber: 1235 } },
  'foreign-document.import-undone': { subject: ['merchant', '3'], data: { removed: 11, kept: 1 } },
  'foreign-document.asked': { subject: ['foreign-document', '8'], data: { sent: true } },
  'foreign-document.paid': {
    subject: ['foreign-document', '8'],
    data: { amountMinor: 12_000, paidOn: '2026-11-20' },
  },
  'foreign-document.payment-taken-back': {
    subject: ['foreign-document', '8'],
    data: { foreignPaymentId: 4 },
  },
} satisfies Partial<Record<AuditAction, Example>>;

const ofPrograms = {
  'api-key.created': {
    ...apiKey,
    data: {
      merchantId: 2,
      scopes: ['links:write', 'payments:read'],
      networks: [],
      expiresInDays: 90,
    },
  },
  'api-key.rotated': { ...apiKey, data: { merchantId: 2, newKeyId: 4, graceHours: 24 } },
  'api-key.ended': { ...apiKey, data: { merchantId: 2, reason: 'REPLACED' } },
  'webhook-endpoint.created': {
    ...endpoint,
    data: { merchantId: 2, url: 'https://igla.example', types: ['payment.succeeded', 'link.paid'] },
  },
  'webhook-endpoint.changed': {
    ...endpoint,
    data: {
      url: 'https://igla.example',
      types: ['invoice.paid'],
      state: 'DISABLED',
      formerUrl: 'https://old.example',
    },
  },
  'webhook-endpoint.deleted': { ...endpoint, data: { merchantId: 2, url: 'https://igla.example' } },
  'webhook-endpoint.secret-rotated': { ...endpoint, data: { graceHours: 24 } },
  'webhook-endpoint.tested': {
    subject: ['webhook-endpoint', 'all'],
    data: { merchantId: 2, type: 'webhook.test', eventId: 'evt_1' },
  },
  'webhook-endpoint.disabled': { ...endpoint, data: { reason: 'FAILING', dead: 3 } },
  'webhook-endpoint.replayed': {
    ...endpoint,
    data: { from: '2026-11-25T08:00:00.000Z', to: '2026-11-26T08:00:00.000Z', onlyFailed: true, count: 4 },
  },
  'webhook-endpoint.delivery-resent': { ...endpoint, data: { eventId: 'evt_1' } },
} satisfies Partial<Record<AuditAction, Example>>;

const ofPlatform = {
  'list.exported': {
    subject: ['list', 'payments'],
    data: {
      format: 'csv',
      filters: { status: 'SUCCEEDED', merchantId: 2, review: 'REFUND_FAILED', search: 'Мария' },
    },
  },
  'job.retried': { subject: ['job', '0b1c'], data: { name: 'payments.send-refund' } },
  'personal-data.exported': { subject: ['person', '0a1b2c3d'] },
  'personal-data.erased': {
    subject: ['person', '0a1b2c3d'],
    data: { accounts: { erased: 1, kept: 0 }, documents: { erased: 0, kept: 3 } },
  },
  'database.backed-up': { subject: ['backup', '2026-11-26T01:00:00.000Z'], data: { folder: '/копия' } },
  'database.restored': { subject: ['backup', '2026-11-26T01:00:00.000Z'], data: { folder: '/копия' } },
} satisfies Partial<Record<AuditAction, Example>>;

/** An example of each action; a missing action does not compile. */
export const auditExamples: Readonly<Record<AuditAction, Example>> = {
  ...ofUsers,
  ...ofMerchants,
  ...ofSelling,
  ...ofDocuments,
  ...ofPrograms,
  ...ofPlatform,
};
