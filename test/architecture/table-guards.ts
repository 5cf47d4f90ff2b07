/** What a table holds. Only `work` and `nothing` may be lost or altered without harm to money, rights or documents. */
type Holding = 'money' | 'rights' | 'addresses' | 'documents' | 'work' | 'nothing';

/** What reports a row that was written past the program. */
export type Guarded = Readonly<{
  holds: Holding;
  /** Codes of the doctor. */
  doctor?: readonly string[];
  /** Constraints and triggers of the table, as they stand in `surface/database.txt`. */
  schema?: readonly string[];
  /** Why it needs no guard. */
  why?: string;
  /** What no check sees. */
  gap?: string;
}>;

/** Each table of the schema. */
export const tableGuards: Readonly<Record<string, Guarded>> = {
  account_tokens: { holds: 'rights', schema: ['UNIQUE (token_hash)'] },
  api_keys: {
    holds: 'rights',
    doctor: ['doctor.api-keys-audited'],
  },
  archive_imports: {
    holds: 'documents',
    doctor: ['doctor.archive-imports'],
    schema: ['UNIQUE (merchant_id)', 'UNIQUE (sha256)', 'UNIQUE (installation, merchant_number)'],
  },
  archive_links: { holds: 'rights', schema: ['UNIQUE (secret_hash)'] },
  archives: {
    holds: 'work',
    why: 'How far archives are: their files prove themselves, and each request and download is audited.',
  },
  audit_log: {
    holds: 'rights',
    doctor: ['doctor.audit-sealed', 'doctor.audit-seals-current', 'doctor.backup-current'],
    schema: ['TRIGGER append_only'],
  },
  audit_sealing: { holds: 'rights', doctor: ['doctor.audit-sealed'] },
  audit_seals: { holds: 'rights', doctor: ['doctor.audit-sealed'], schema: ['TRIGGER append_only'] },
  bank_accounts: {
    holds: 'work',
    why: 'Accounts whose statements are read; the one that documents name is the merchant’s, which is audited.',
  },
  bank_line_matches: { holds: 'money', doctor: ['doctor.bank-lines'] },
  bank_lines: { holds: 'money', doctor: ['doctor.bank-lines', 'doctor.bank-statements'] },
  bank_promises: {
    holds: 'work',
    why: 'What payers said that they will transfer; the payment of one is checked by doctor.bank-payments.',
  },
  bank_statements: { holds: 'money', doctor: ['doctor.bank-statements'] },
  buyer_requests: {
    holds: 'work',
    why: 'What a buyer asked for; the documents that follow are in the chain.',
  },
  changed_documents: {
    holds: 'work',
    why: 'What proofs have found; doctor.chains-intact finds the same.',
  },
  card_mandates: { holds: 'money', doctor: ['doctor.kept-cards'] },
  charge_announcements: {
    holds: 'work',
    why: 'Announcements of charges to come; what was charged is checked by doctor.kept-cards.',
  },
  customer_ibans: { holds: 'work', why: 'From where customers have paid: a hint for the next transfer.' },
  customers: { holds: 'work', why: 'The address book of a merchant; an issued document has its own buyer.' },
  day_payment_totals: { holds: 'money', doctor: ['doctor.totals-true'] },
  dispute_evidence: { holds: 'work', why: 'What a merchant gives to the provider, which keeps it.' },
  dispute_evidence_files: { holds: 'work', why: 'What a merchant gives to the provider, which keeps it.' },
  disputes: { holds: 'money', doctor: ['doctor.disputes-held', 'doctor.money-at-provider'] },
  document_tokens: {
    holds: 'work',
    why: 'Where the proof of a document is found; what it says is computed from the chain.',
  },
  exchange_rates: {
    holds: 'money',
    doctor: ['doctor.rates-stored', 'doctor.document-rates', 'doctor.rates-current'],
  },
  fee_schedules: {
    holds: 'money',
    doctor: ['doctor.fees-ahead'],
    schema: ['TRIGGER keep_past'],
  },
  foreign_documents: {
    holds: 'documents',
    doctor: ['doctor.foreign-documents', 'doctor.archive-imports'],
    schema: ['TRIGGER frozen'],
  },
  foreign_imports: { holds: 'work', why: 'What undoes an import of unpaid documents, for a day.' },
  foreign_payments: { holds: 'money', doctor: ['doctor.foreign-documents'], schema: ['UNIQUE (payment_id)'] },
  idempotency_keys: { holds: 'work', why: 'Answers to repeated requests; they end after a day.' },
  installments: { holds: 'documents', doctor: ['doctor.deductions-true'], schema: ['TRIGGER append_only'] },
  invitations: { holds: 'rights', schema: ['UNIQUE (token_hash)'] },
  invoice_advances: {
    holds: 'documents',
    doctor: ['doctor.deductions-true', 'doctor.references-own'],
    schema: ['TRIGGER frozen'],
  },
  invoice_annulments: {
    holds: 'documents',
    doctor: ['doctor.chains-intact'],
    schema: ['TRIGGER append_only'],
  },
  invoice_deliveries: {
    holds: 'documents',
    doctor: ['doctor.one-receipt-each'],
    schema: ['UNIQUE (message_id)'],
  },
  invoice_drafts: { holds: 'work', why: 'What is typed and not issued.' },
  invoice_lines: {
    holds: 'documents',
    doctor: ['doctor.chains-intact', 'doctor.credit-notes-within'],
    schema: ['TRIGGER append_only'],
  },
  invoice_originals: {
    holds: 'documents',
    doctor: ['doctor.chains-intact'],
    schema: ['TRIGGER append_only'],
  },
  invoice_payments: {
    holds: 'documents',
    doctor: ['doctor.chains-intact', 'doctor.paid-sums-true'],
    schema: ['TRIGGER append_only'],
  },
  invoice_payments_taken_back: {
    holds: 'documents',
    doctor: ['doctor.chains-intact', 'doctor.paid-sums-true'],
    schema: ['TRIGGER append_only'],
  },
  invoice_proof_corrections: {
    holds: 'documents',
    doctor: ['doctor.chains-intact'],
    schema: ['TRIGGER append_only'],
  },
  invoice_reminder_pauses: { holds: 'work', why: 'Which mails and messages are sent, or were.' },
  invoice_reminders: { holds: 'work', why: 'Which mails and messages are sent, or were.' },
  invoice_series: { holds: 'documents', doctor: ['doctor.numbers-gapless', 'doctor.chains-intact'] },
  invoice_vat_checks: { holds: 'documents', schema: ['TRIGGER append_only'] },
  invoices: {
    holds: 'documents',
    doctor: [
      'doctor.chains-intact',
      'doctor.numbers-gapless',
      'doctor.one-invoice-each',
      'doctor.paid-sums-true',
      'doctor.document-rates',
      'doctor.one-credit-note-each',
    ],
    schema: ['TRIGGER frozen'],
  },
  items: { holds: 'work', why: 'The price list of a merchant; an issued document has its own lines.' },
  known_devices: { holds: 'rights', why: 'Whether a sign-in is mailed as a new one; it admits to nothing.' },
  known_networks: { holds: 'rights', why: 'Whether a sign-in is mailed as a new one; it admits to nothing.' },
  ledger_accounts: {
    holds: 'money',
    doctor: ['doctor.bookings-own', 'doctor.bank-payments'],
    schema: ['UNIQUE NULLS NOT DISTINCT (code, merchant_id, currency)'],
  },
  ledger_entries: {
    holds: 'money',
    doctor: [
      'doctor.ledger-balanced',
      'doctor.bookings-true',
      'doctor.bookings-own',
      'doctor.bank-payments',
      'doctor.merchant-balances',
    ],
    schema: ['TRIGGER balanced', 'TRIGGER append_only'],
  },
  ledger_transactions: {
    holds: 'money',
    doctor: ['doctor.ledger-balanced', 'doctor.bookings-true', 'doctor.payout-bookings-true'],
    schema: ['TRIGGER append_only', 'UNIQUE (kind, source)'],
  },
  logos: { holds: 'documents', schema: ['TRIGGER append_only'] },
  mail_choices: { holds: 'work', why: 'Which mails and messages are sent, or were.' },
  refused_emails: {
    holds: 'nothing',
    why: 'Digests of addresses that refused mail; the next mail writes it again.',
  },
  month_refusals: {
    holds: 'nothing',
    why: 'Which mails of months were refused; the next mail writes it again.',
  },
  mail_outcome: { holds: 'nothing', why: 'The result of the last mail, for monitoring.' },
  memberships: {
    holds: 'rights',
    doctor: ['doctor.members-audited'],
  },
  merchant_assignments: {
    holds: 'rights',
    doctor: ['doctor.assignments-audited'],
  },
  merchant_event_counters: { holds: 'work', doctor: ['doctor.event-numbers'] },
  merchant_events: {
    holds: 'work',
    doctor: ['doctor.payments-have-events', 'doctor.event-numbers', 'doctor.webhooks-not-forgotten'],
  },
  merchant_limits: {
    holds: 'money',
    doctor: ['doctor.merchant-limits-audited'],
  },
  merchant_mails: { holds: 'work', why: 'Which mails and messages are sent, or were.' },
  merchant_notes: { holds: 'nothing', why: 'Notes of the back office.' },
  merchant_payment_totals: { holds: 'money', doctor: ['doctor.totals-true'] },
  merchant_plans: {
    holds: 'money',
    doctor: ['doctor.plans-current'],
    schema: ['TRIGGER append_only'],
  },
  merchant_questions: { holds: 'nothing', why: 'Questions of accountants and their answers.' },
  merchant_registrations: {
    holds: 'documents',
    doctor: ['doctor.registrations-current'],
    schema: ['TRIGGER append_only'],
  },
  merchant_status_history: {
    holds: 'rights',
    why: 'The former states of a merchant, for people; a state is also in the audit log.',
  },
  merchants: {
    holds: 'addresses',
    doctor: ['doctor.registrations-current', 'doctor.plans-current', 'doctor.bank-accounts-audited'],
    schema: ['TRIGGER keep_registration', 'TRIGGER keep_plan'],
  },
  month_checks: { holds: 'nothing', why: 'Counts of problems for lists; a closing counts again.' },
  month_closes: {
    holds: 'documents',
    doctor: ['doctor.months-logged', 'doctor.months-sums', 'doctor.months-chained'],
  },
  month_files: { holds: 'documents', doctor: ['doctor.months-files', 'doctor.months-sums'] },
  month_mails: { holds: 'work', why: 'Which mails and messages are sent, or were.' },
  month_settings: {
    holds: 'addresses',
    doctor: ['doctor.month-recipients-audited'],
  },
  order_counters: {
    holds: 'documents',
    doctor: ['doctor.order-numbers'],
  },
  other_turnover: {
    holds: 'money',
    doctor: ['doctor.other-turnover-audited'],
  },
  payment_attempts: {
    holds: 'money',
    doctor: ['doctor.sessions-known', 'doctor.attempts-looked-after', 'doctor.references-own'],
  },
  payment_events: {
    holds: 'money',
    doctor: ['doctor.histories-contiguous'],
    schema: ['TRIGGER append_only'],
  },
  payment_links: {
    holds: 'money',
    doctor: ['doctor.links-paid', 'doctor.links-amounts'],
    schema: ['CHECK ((amount_minor > 0))'],
  },
  payment_total_changes: { holds: 'money', doctor: ['doctor.totals-true'] },
  payment_totals_of_days: { holds: 'money', doctor: ['doctor.totals-true'] },
  payment_totals_of_merchants: { holds: 'money', doctor: ['doctor.totals-true'] },
  payments: {
    holds: 'money',
    doctor: [
      'doctor.payments-booked-once',
      'doctor.payments-booked-in-full',
      'doctor.money-at-provider',
      'doctor.links-amounts',
      'doctor.rates-stored',
      'doctor.accounts-own',
      'doctor.mismatches-decided',
      'doctor.duplicates-given-back',
    ],
  },
  payer_companies: {
    holds: 'work',
    why: 'What the forms of a payer begin with; a document has its own buyer.',
  },
  payer_erasure_requests: { holds: 'work', why: 'What payers ask for; the request is audited.' },
  payer_links: { holds: 'rights', schema: ['UNIQUE (token_hash)'] },
  payer_sessions: { holds: 'rights', schema: ['UNIQUE (token_hash)'] },
  payout_accounts: {
    holds: 'work',
    why: 'How far the payouts of an account were fetched; payouts are compared with the provider.',
  },
  payout_lines: {
    holds: 'money',
    doctor: [
      'doctor.payout-lines-sum',
      'doctor.payout-lines-true',
      'doctor.payout-lines-at-provider',
      'doctor.payout-charges-known',
      'doctor.payments-paid-out',
    ],
  },
  payouts: {
    holds: 'money',
    doctor: [
      'doctor.payouts-booked',
      'doctor.payout-lines-sum',
      'doctor.payouts-at-provider',
      'doctor.payout-bookings-true',
    ],
  },
  provider_account_events: { holds: 'addresses', schema: ['TRIGGER append_only'] },
  provider_account_lists: { holds: 'work', why: 'How far lists of an account were fetched.' },
  provider_account_reminders: { holds: 'work', why: 'Which mails and messages are sent, or were.' },
  platform_bill_notes: {
    holds: 'documents',
    doctor: ['doctor.bill-documents', 'doctor.bill-sums'],
  },
  platform_bill_runs: { holds: 'work', why: 'When the bills of a month were made, and how many failed.' },
  platform_bills: {
    holds: 'money',
    doctor: ['doctor.bill-sums', 'doctor.bill-documents', 'doctor.bill-missing'],
  },
  proforma_invoices: { holds: 'work', why: 'Which documents a proforma led to; these are in the chain.' },
  proforma_links: { holds: 'work', why: 'The links of a proforma; their payments are in the ledger.' },
  proforma_questions: { holds: 'work', why: 'What payers asked.' },
  proforma_series: { holds: 'work', why: 'The numbers of proformas, which are no tax documents.' },
  proformas: { holds: 'money', doctor: ['doctor.proformas'] },
  provider_accounts: {
    holds: 'addresses',
    doctor: [
      'doctor.accounts-own',
      'doctor.accounts-at-provider',
      'doctor.merchants-have-accounts',
      'doctor.accounts-checked',
    ],
  },
  provider_cursors: { holds: 'work', why: 'How far events of the provider were fetched.' },
  provider_events: {
    holds: 'work',
    why: 'An event only causes a fetch; the facts are those of the provider.',
  },
  public_pages: { holds: 'money', schema: ['CHECK ((min_minor <= max_minor))'] },
  push_choices: { holds: 'work', why: 'Which mails and messages are sent, or were.' },
  push_keys: { holds: 'work', why: 'The key pair of messages to browsers; without it they subscribe again.' },
  push_subscriptions: { holds: 'work', why: 'Which mails and messages are sent, or were.' },
  rate_limits: { holds: 'nothing', why: 'Counters that end within a day.' },
  reached_limits: { holds: 'nothing', why: 'Which limits a customer has reached, for lists.' },
  record_imports: { holds: 'work', why: 'What undoes an import of customers or items, for a day.' },
  recovery_codes: { holds: 'rights', why: 'Each opens one session once, and only its hash is stored.' },
  refunds: {
    holds: 'money',
    doctor: [
      'doctor.refunds-booked-once',
      'doctor.refunds-within-capture',
      'doctor.refunds-asked-for',
      'doctor.money-at-provider',
    ],
  },
  schedule_runs: { holds: 'money', doctor: ['doctor.schedule-runs'] },
  schedules: { holds: 'work', why: 'What a merchant repeats; each document of it is in the chain.' },
  second_factors: {
    holds: 'rights',
    doctor: ['doctor.factors-audited'],
  },
  sessions: { holds: 'rights', why: 'It ends by itself, and holds a secret as its hash only.' },
  sign_in_challenges: { holds: 'rights', why: 'It ends by itself, and holds a secret as its hash only.' },
  union_threshold_alerts: { holds: 'work', why: 'Which mails and messages are sent, or were.' },
  users: {
    holds: 'rights',
    doctor: ['doctor.user-roles-audited'],
  },
  vat_threshold_alerts: { holds: 'work', why: 'Which mails and messages are sent, or were.' },
  vat_thresholds: {
    holds: 'money',
    why: 'Amounts of the VAT Act, written by migrations; they cause mails and no money.',
  },
  webhook_attempts: { holds: 'nothing', why: 'What an endpoint answered, for people.' },
  webhook_deliveries: {
    holds: 'work',
    doctor: ['doctor.webhooks-not-forgotten', 'doctor.webhooks-sent-to-enabled', 'doctor.webhooks-own'],
  },
  webhook_endpoints: {
    holds: 'addresses',
    doctor: ['doctor.webhooks-own', 'doctor.webhook-urls-audited', 'doctor.webhooks-sent-to-enabled'],
  },
  webhook_secrets: { holds: 'rights', doctor: ['doctor.webhooks-have-secrets'] },
};
