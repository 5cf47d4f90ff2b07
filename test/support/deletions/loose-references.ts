/** Stored ids, digests and names of rows to which no foreign key points. */
type Loose = Readonly<{
  /** `table.column` */
  columns: readonly string[];
  refersTo: string;
  /** What people and jobs see when the row is gone. */
  whenGone: string;
  /** SQL of a value whose row is gone; absent: the row cannot be gone, and `whenGone` says why. */
  goneValue?: string;
}>;

const goneId = '999999999';
const goneUuid = `cast('00000000-0000-4000-8000-00000000dead' as uuid)`;
const neverDeleted = 'It is never deleted: its table is append-only, or a payment keeps it.';

export const looseReferences: readonly Loose[] = [
  {
    columns: ['foreign_documents.record_import_id'],
    refersTo: 'an import of a merchant',
    whenGone: neverDeleted,
  },
  {
    columns: [
      'api_keys.created_by',
      'archive_imports.imported_by',
      'archives.requested_by',
      'audit_log.actor',
      'bank_line_matches.matched_by',
      'bank_line_matches.undone_by',
      'bank_statements.imported_by',
      'buyer_requests.answered_by',
      'customer_ibans.confirmed_by',
      'dispute_evidence.submitted_by',
      'dispute_evidence_files.added_by',
      'invitations.invited_by',
      'invoice_deliveries.requested_by',
      'invoice_payments.recorded_by',
      'invoice_payments_taken_back.taken_back_by',
      'invoice_proof_corrections.corrected_by',
      'merchant_limits.set_by',
      'merchant_plans.chosen_by',
      'merchant_registrations.recorded_by',
      'merchant_status_history.actor',
      'month_closes.closed_by',
      'month_closes.reopened_by',
      'other_turnover.recorded_by',
      'payment_events.actor',
      'provider_account_events.actor',
      'record_imports.imported_by',
      'foreign_imports.imported_by',
      'foreign_payments.recorded_by',
      'refunds.requested_by',
      'schedule_runs.decided_by',
      'webhook_endpoints.created_by',
    ],
    refersTo: 'a user or API key, as `user:5`',
    whenGone: 'The record is shown without the name of the person.',
    goneValue: `'user:${goneId}'`,
  },
  {
    columns: [
      'invitations.accepted_by',
      'invoices.link_created_by',
      'payment_links.created_by',
      'payments.link_created_by',
    ],
    refersTo: 'a user',
    whenGone: 'The record is shown without the name; a cashier sees only own records.',
    goneValue: goneId,
  },
  {
    columns: ['audit_log.subject_id', 'merchant_events.subject_id'],
    refersTo: 'the record of the entry or event',
    whenGone: 'The entry stays, without a link to a page.',
    goneValue: `'${goneId}'`,
  },
  {
    columns: ['push_subscriptions.session_id', 'sessions.viewed_from'],
    refersTo: 'a session',
    whenGone: 'The browser gets no push and is removed; a view ends with the session that began it.',
    goneValue: goneUuid,
  },
  {
    columns: ['invoice_drafts.content'],
    refersTo: 'a customer, documents of an advance',
    whenGone: 'The draft opens; writing the invoice is refused at its field.',
    goneValue: `cast('{"customerId":"${goneId}","advances":[${goneId}],"customer":{"name":"Мария"},"items":[{}]}' as jsonb)`,
  },
  {
    columns: ['proformas.content', 'schedule_runs.content', 'schedules.content'],
    refersTo: 'a customer',
    whenGone: 'The record is shown; a document of it is refused at its field.',
    goneValue: `jsonb_build_object('currency', 'EUR', 'customerId', ${goneId}, 'customer', '{"kind":"PERSON","name":"Мария"}'::jsonb,
      'items', '[{"description":"Маса","quantity":1,"unitPrice":100,"taxRate":0}]'::jsonb, 'language', 'bg')`,
  },
  {
    columns: ['idempotency_keys.scope', 'idempotency_keys.answer_body'],
    refersTo: 'the caller and what a call made',
    whenGone:
      'A caller that is gone is refused before; the answer of a repeated call is the first one, whatever followed.',
  },
  {
    columns: [
      'month_closes.problems',
      'month_closes.totals',
      'payment_total_changes.merchant_id',
      'refunds.lines',
    ],
    refersTo: 'a merchant with payments, its documents and their lines',
    whenGone: neverDeleted,
  },
  {
    columns: ['bank_lines.suggestions', 'bank_promises.invoice_id', 'bank_promises.payment_id'],
    refersTo: 'documents, promised transfers and payments',
    whenGone: neverDeleted,
  },
  { columns: ['invoices.seller'], refersTo: 'a logo, by its hash', whenGone: neverDeleted },
  {
    columns: ['audit_sealing.to_id', 'audit_seals.to_id', 'audit_seals.row_ids'],
    refersTo: 'rows of the audit log',
    whenGone: neverDeleted,
  },
  {
    columns: ['record_imports.before', 'record_imports.created_ids', 'record_imports.versions'],
    refersTo: 'customers or items of an import',
    whenGone: 'An undo of the import counts it as kept.',
    goneValue: 'default',
  },
  {
    columns: ['invoice_payments.bank_line_id'],
    refersTo: 'a movement of a bank statement',
    whenGone: neverDeleted,
  },
  {
    columns: [
      'dispute_evidence_files.provider_file_id',
      'disputes.provider_dispute_id',
      'invoice_vat_checks.request_id',
      'payment_attempts.provider_session_id',
      'payments.provider_charge_id',
      'payments.provider_intent_id',
      'payout_accounts.account_id',
      'payout_lines.provider_transaction_id',
      'payouts.account_id',
      'payouts.provider_payout_id',
      'payouts.trace_id',
      'provider_account_lists.account_id',
      'provider_accounts.account_id',
      'provider_events.event_id',
      'refunds.provider_refund_id',
    ],
    refersTo: 'a record of the provider',
    whenGone:
      'The provider keeps it; what it does not know is refused in words or reconciled (test/integration/modules).',
  },
];

/** Columns that look like references and are none. */
export const noReferences: Readonly<Record<string, readonly string[]>> = {
  'a secret, a digest that is looked up, or a link of a chain of hashes': [
    'account_tokens.token_hash',
    'api_keys.secret_hash',
    'idempotency_keys.request_hash',
    'invitations.token_hash',
    'payer_links.token_hash',
    'payer_sessions.token_hash',
    'invoice_annulments.annulment_hash',
    'invoice_annulments.previous_hash',
    'invoice_originals.original_hash',
    'invoice_originals.previous_hash',
    'invoice_originals.recipient_hash',
    'invoice_payments.payment_hash',
    'invoice_payments.previous_hash',
    'invoice_payments_taken_back.previous_hash',
    'invoice_payments_taken_back.take_back_hash',
    'invoice_proof_corrections.content_hash',
    'invoice_proof_corrections.correction_hash',
    'invoice_proof_corrections.previous_hash',
    'invoice_series.last_hash',
    'invoices.document_hash',
    'invoices.previous_hash',
    'archive_imports.end_hash',
    'archive_links.secret_hash',
    'invoice_series.start_hash',
    'known_devices.device_digest',
    'known_networks.network_digest',
    'month_closes.chain_hash',
    'recovery_codes.code_hash',
    'second_factors.credential_id',
    'users.password_hash',
  ],
  'a name of its own: of a call, a request, a mail or a lease': [
    'archives.folder',
    'audit_log.request_id',
    'dispute_evidence_files.provider_key',
    'invoice_deliveries.message_id',
    'payment_attempts.provider_key',
    'refunds.provider_key',
    'schedules.token',
    'webhook_deliveries.lease',
  ],
  'a name that a payer gave': ['proformas.accepted_by'],
  'a number in a register': [
    'customers.tax_id',
    'foreign_documents.buyer_tax_id',
    'merchants.tax_id',
    'payer_companies.tax_id',
  ],
  'a kind of caller, without a name': ['card_mandates.ended_by'],
  'values as they were then, copied': [
    'archive_imports.counts',
    'audit_log.data',
    'bank_accounts.columns',
    'bank_promises.buyer',
    'buyer_requests.buyer',
    'customers.vat_checked',
    'dispute_evidence.request',
    'dispute_evidence.texts',
    'invoices.buyer',
    'payment_attempts.provider_request',
    'payment_events.data',
    'payments.buyer',
    'payments.fraud_warning',
    'provider_accounts.payout_schedule',
    'provider_accounts.request',
    'provider_events.payload',
  ],
};
