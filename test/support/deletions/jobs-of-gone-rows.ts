/** An id of no row; a queue of a restored database holds such jobs, and one of today after a deletion. */
const gone = 999_999_999;
const at = new Date().toISOString();
const payment = { paymentId: gone };
const month = { merchantId: gone, month: '2026-10' };

/** The input of a job whose rows are gone, and how many mails it sends all the same. */
type GoneRow = Readonly<{ data: object; mails?: number }>;

/** Each kind of job that is enqueued with an input. A mail goes out only where the input itself has the address. */
export const jobsOfGoneRows: Readonly<Record<string, GoneRow>> = {
  'accountants.question-mail': { data: { kind: 'ASKED', questionId: gone } },
  'archives.mail': { data: { archiveId: gone, userId: gone } },
  'archives.mail-leaving': { data: { merchantId: gone, userId: gone } },
  'archives.make': { data: { archiveId: gone } },
  'banking.match-lines': { data: { merchantId: gone } },
  'closing.mail-alert': { data: { ...month, kind: 'READY', errors: 0, warnings: 0 } },
  'closing.mail-files': { data: { ...month, revision: 1, recipient: 'a@gone.example', sending: 'x' } },
  'closing.mail-former-recipient': {
    data: { merchantId: gone, recipient: 'a@gone.example', month: null, id: 'x' },
  },
  'closing.mail-threshold': { data: { merchantId: gone, year: 2026, step: 90 } },
  'closing.prepare-month': { data: { ...month, kind: 'READY' } },
  'customers.check-vat-numbers': { data: { merchantId: gone } },
  'integrations.mail-webhook-endpoint': { data: { endpointId: gone, kind: 'FAILING', at } },
  'invoices.mail-buyer-refusal': { data: { requestId: gone, ofMerchant: gone } },
  'invoices.mail-receipt': { data: { deliveryId: gone } },
  'invoices.post-anchors': { data: { lines: [] } },
  'invoices.renew-link': { data: { invoiceId: gone } },
  'merchants.mail': { data: { merchantId: gone, fact: 'x', kind: 'RECEIVED' } },
  // It goes to the address before the change, so that an attacker cannot withhold it by a deletion.
  'merchants.notice-of-change': {
    data: {
      changed: 'iban',
      merchantId: gone,
      businessName: 'Изтрит ЕООД',
      to: 'a@gone.example',
      language: 'bg',
      at,
    },
    mails: 1,
  },
  'notifications.notify': { data: { event: 'PAYMENT_RECEIVED', ...payment, refundId: null, at } },
  'notifications.push': {
    data: { subscriptionId: gone, event: 'PAYMENT_RECEIVED', ...payment, refundId: null, at },
  },
  'imports.mail-asked': { data: { id: gone, paymentLinkId: gone, askedAt: at } },
  'imports.mail-paid': {
    data: { id: gone, paymentId: gone, to: 'a@gone.example', language: 'bg', amountMinor: 100, paidAt: at },
  },
  'payers.mail-link': { data: { email: 'a@gone.example', language: 'bg', key: 'x' } },
  'payers.mail-question': { data: { merchantId: gone, email: 'a@gone.example', text: 'x', key: 'x' } },
  'payments.detach-card': { data: { method: 'pm_gone', account: null } },
  'payments.mandate-mail': { data: { mandateId: gone, kind: 'AGREED' } },
  'payments.end-session': { data: payment },
  'payments.end-sessions-of-link': { data: { linkId: gone, exceptPaymentId: null } },
  'payments.handle-event': { data: { inboxId: gone } },
  'payments.look': { data: payment },
  'payments.send-evidence': { data: { disputeId: gone, key: 'x' } },
  'payments.send-refund': { data: { ...payment, refundId: gone } },
  'proformas.ask-for-rest': { data: { id: gone } },
  'proformas.mail': { data: { id: gone, to: 'a@gone.example', version: 1, sentAt: at } },
  'proformas.mail-answer': { data: { proformaId: gone, answer: { kind: 'ACCEPTED', by: null } } },
  'reports.monthly-report': { data: { merchantId: gone, month: '2026-10' } },
  'schedules.charge': { data: { runId: gone } },
  'schedules.mail-charge': {
    data: { scheduleId: gone, period: '2026-10-01', mandateId: gone, amountMinor: 1, chargeOn: '2026-10-04' },
  },
  'schedules.mail-run': { data: { runId: gone, about: 'FAILED' } },
  'team.invitation-mail': { data: { invitationId: gone } },
  'users.account-mail': {
    data: { kind: 'RESET', userId: gone, to: 'a@gone.example', at, ip: null },
  },
  'users.password-reset-request': { data: { email: 'a@gone.example', ip: '127.0.0.1', at } },
  'users.security-mail': {
    data: { id: 'x', userId: gone, kind: 'PASSWORD_CHANGED', at, device: null, address: null },
  },
};

/** Kinds of jobs that are enqueued without an input, though no schedule names them. */
export const jobsWithoutInput: readonly string[] = ['payments.handle-due-events'];
