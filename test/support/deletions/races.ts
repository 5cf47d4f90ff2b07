/** How the statement of a file is raced: at which call, where another test does it, or why nothing can be deleted. */
export type Race = Readonly<{ call: string } | { race: string } | { kept: string }>;

const call = (name: string): Race => ({ call: name });
/** A race of `test/integration/main-job/deleted-meanwhile.test.ts`, or the title of a test elsewhere. */
const race = (name: string): Race => ({ race: name });
const kept = (reason: string): Race => ({ kept: reason });

const withPayments = 'A merchant with payments is closed, not deleted.';
const withDocuments = 'A merchant with documents is closed, not deleted.';
const ofNewMerchant = 'The transaction has made the merchant and its customers: no other one sees them.';
const withBankAccount = 'A merchant with a bank account is closed, not deleted.';
const withProformas = 'A merchant with proformas is closed, not deleted.';
const withSchedules = 'A merchant with recurring invoices is closed, not deleted.';
const withAccount = 'A merchant with an account at the provider is closed, not deleted.';
const signIn = kept('A sign-in holds the row of its user: the race of users proves it.');

/** Each statement that stores a reference to a row that is deleted: `table < file below src/modules`. */
export const races: Readonly<Record<string, Race>> = {
  'account_tokens < users/adapters/postgres/sql-account-tokens.ts': call('POST /merchants/register'),
  'api_keys < integrations/adapters/postgres/sql-api-keys.ts': call('POST /api-keys'),
  'archive_imports < imports/adapters/postgres/sql-archive-imports.ts': kept(ofNewMerchant),
  'archive_links < archives/adapters/postgres/sql-archives.ts': kept(
    'The mail to a user who is gone is tried again, and then not sent.',
  ),
  'archives < archives/adapters/postgres/sql-archives.ts': call('POST /archives/me'),
  'bank_accounts < banking/adapters/postgres/sql-bank-accounts.ts': call('POST /bank/accounts'),
  'bank_line_matches < banking/adapters/postgres/sql-bank-matches.ts': kept(withBankAccount),
  'bank_lines < banking/adapters/postgres/sql-bank-accounts.ts': kept(withBankAccount),
  'bank_promises < links/adapters/postgres/objection-transfer-promises.ts': kept(
    'A merchant with payment links is closed, not deleted.',
  ),
  'bank_statements < banking/adapters/postgres/sql-bank-accounts.ts': kept(withBankAccount),
  'buyer_requests < invoices/adapters/postgres/sql-buyer-requests.ts': kept(withPayments),
  'card_mandates < payments/adapters/postgres/sql-mandates.ts': kept(withPayments),
  'charge_announcements < schedules/adapters/postgres/sql-schedules.ts': kept(withSchedules),
  'customer_ibans < banking/adapters/postgres/move-ibans-of-customer.ts': race('customers'),
  'customer_ibans < banking/adapters/postgres/sql-bank-matches.ts': kept(
    'The statement locks the customers that it finds: one that is deleted meanwhile is left out.',
  ),
  'customers < customers/adapters/postgres/sql-customers.ts': call('POST /customers/me'),
  'foreign_documents < imports/adapters/postgres/sql-archive-imports.ts': kept(ofNewMerchant),
  'invitations < team/adapters/postgres/sql-invitations.ts': call('POST /merchants/me/invitations'),
  'invoice_drafts < invoices/adapters/postgres/sql-drafts.ts': call('POST /invoice-drafts'),
  'invoice_reminder_pauses < invoices/adapters/postgres/sql-reminders.ts': call('PUT /invoices/reminders'),
  'invoice_series < invoices/adapters/postgres/chain-ends.ts': call('POST /invoices'),
  'invoice_series < invoices/adapters/postgres/sql-invoice-numbers.ts': call('POST /invoices'),
  'invoices < invoices/adapters/postgres/invoice-models.ts': call('POST /invoices'),
  'invoices < invoices/adapters/postgres/objection-invoices.ts': kept(withDocuments),
  'invoices < invoices/adapters/postgres/point-documents.ts': race('customers'),
  'items < customers/adapters/postgres/sql-items.ts': call('POST /items/me'),
  'foreign_documents < imports/adapters/postgres/sql-foreign-invoices.ts': call(
    'POST /foreign-documents/me/import',
  ),
  'foreign_documents < imports/adapters/events/foreign-events.ts': race('customers'),
  'foreign_imports < imports/adapters/postgres/sql-foreign-invoices.ts': call(
    'POST /foreign-documents/me/import',
  ),
  'record_imports < customers/adapters/postgres/sql-record-imports.ts': call('POST /customers/me/import'),
  'known_devices < users/adapters/postgres/sql-known-origins.ts': signIn,
  'known_networks < users/adapters/postgres/sql-known-origins.ts': signIn,
  'ledger_accounts < payments/adapters/postgres/sql-ledger.ts': kept(withPayments),
  'mail_choices < notifications/adapters/postgres/sql-choices.ts': call(
    'PUT /merchants/me/notifications/mails/:event',
  ),
  'memberships < users/adapters/postgres/sql-memberships.ts': call('PUT /merchants/me/team/:userId'),
  'merchant_assignments < merchants/adapters/postgres/sql-assignments.ts': call('PUT /users/:id/merchants'),
  'merchant_event_counters < integrations/adapters/postgres/begin-events.ts': call('POST /api-keys'),
  'merchant_event_counters < integrations/adapters/postgres/delivery-statements.ts': call(
    'POST /webhook-endpoints/:id/test',
  ),
  'merchant_event_counters < integrations/adapters/postgres/store-events.ts': call('POST /payment-links/me'),
  'merchant_events < integrations/adapters/postgres/delivery-statements.ts': call(
    'POST /webhook-endpoints/:id/test',
  ),
  'merchant_events < integrations/adapters/postgres/store-events.ts': call('POST /payment-links/me'),
  'merchant_limits < payments/adapters/postgres/sql-merchant-limits.ts': call('PUT /merchants/:id/limits'),
  'merchant_mails < merchants/adapters/postgres/sql-merchant-mail-log.ts': race('merchants'),
  'merchant_notes < merchants/adapters/postgres/objection-merchant-notes.ts':
    call('POST /merchants/:id/notes'),
  'merchant_questions < accountants/adapters/postgres/sql-questions.ts': call(
    'POST /merchants/:id/questions',
  ),
  'merchant_status_history < merchants/adapters/postgres/objection-merchants.ts':
    call('POST /merchants/:id/pause'),
  'month_checks < closing/adapters/postgres/sql-month-records.ts': call('POST /months/me/:month/close'),
  'month_closes < closing/adapters/postgres/sql-month-closes.ts': call('POST /months/me/:month/close'),
  'month_mails < closing/adapters/postgres/sql-month-records.ts': kept(
    'A mail about a month follows its close: a merchant with closed months is closed, not deleted.',
  ),
  'month_refusals < closing/adapters/postgres/sql-month-records.ts': kept(
    'A mail about a month follows its close: a merchant with closed months is closed, not deleted.',
  ),
  'month_settings < closing/adapters/postgres/sql-month-records.ts': call('PUT /months/me/settings'),
  'order_counters < payments/adapters/postgres/objection-payments.ts': call(
    'POST /payments/checkout/:merchantId',
  ),
  'order_counters < payments/adapters/postgres/sql-merchant-limits.ts': call(
    'POST /payments/checkout/:merchantId',
  ),
  'other_turnover < closing/adapters/postgres/sql-threshold-records.ts': call(
    'POST /merchants/me/other-turnover',
  ),
  'payment_links < links/adapters/postgres/move-links-of-customer.ts': race('customers'),
  'payment_links < links/adapters/postgres/objection-payment-links.ts': call('POST /payment-links/me'),
  'payments < payments/adapters/postgres/payment-graph.ts': call('POST /payments/checkout/:merchantId'),
  'payout_accounts < payouts/adapters/postgres/sql-payouts.ts': kept(withAccount),
  'payouts < payouts/adapters/postgres/sql-payouts.ts': kept(withAccount),
  'platform_bills < billing/adapters/postgres/sql-bill-rows.ts': kept(
    'A run leaves out a merchant that is deleted meanwhile: the test of runs proves it.',
  ),
  'proforma_questions < proformas/adapters/postgres/sql-proformas.ts': kept(withProformas),
  'proforma_series < proformas/adapters/postgres/sql-proformas.ts': call('POST /proformas/me'),
  'proformas < proformas/adapters/events/customers-merged.ts': race('customers'),
  'proformas < proformas/adapters/postgres/sql-proformas.ts': call('POST /proformas/me'),
  'provider_accounts < accounts/adapters/postgres/sql-merchant-accounts.ts': call(
    'POST /merchants/me/account',
  ),
  'provider_accounts < accounts/adapters/postgres/personal-accounts.ts': kept(withAccount),
  'public_pages < public-pages/adapters/postgres/sql-public-pages.ts': call('PUT /merchants/me/public-page'),
  'push_choices < notifications/adapters/postgres/sql-choices.ts': call(
    'PUT /merchants/me/notifications/pushes/:event',
  ),
  'push_subscriptions < notifications/adapters/postgres/sql-push-subscriptions.ts': call(
    'POST /merchants/me/push-subscriptions',
  ),
  'reached_limits < payments/adapters/postgres/sql-merchant-limits.ts': kept(withPayments),
  'recovery_codes < users/adapters/postgres/sql-second-factors.ts': call('POST /auth/recovery-codes'),
  'schedule_runs < schedules/adapters/postgres/sql-schedules.ts': kept(withSchedules),
  'schedules < schedules/adapters/events/subscriptions.ts': race('customers'),
  'schedules < schedules/adapters/postgres/sql-schedules.ts': call('POST /schedules/me'),
  'second_factors < users/adapters/postgres/sql-second-factors.ts': call('POST /auth/factors/totp'),
  'sessions < users/adapters/postgres/objection-sessions.ts': call('POST /merchants/:id/view'),
  'sign_in_challenges < users/adapters/postgres/sql-sign-in-challenges.ts': call(
    'POST /auth/factors/passkeys/options',
  ),
  'users < users/adapters/postgres/objection-users.ts': call('POST /users'),
  'webhook_attempts < integrations/adapters/postgres/delivery-statements.ts': kept(
    'The statement first updates the delivery: it holds its row, or finds none and stores nothing.',
  ),
  'webhook_deliveries < integrations/adapters/postgres/delivery-statements.ts': call(
    'POST /webhook-endpoints/:id/test',
  ),
  'webhook_deliveries < integrations/adapters/postgres/store-events.ts': call('POST /payment-links/me'),
  'webhook_endpoints < integrations/adapters/postgres/sql-webhook-endpoints.ts':
    call('POST /webhook-endpoints'),
  'webhook_secrets < integrations/adapters/postgres/sql-webhook-endpoints.ts': call(
    'POST /webhook-endpoints/:id/rotate',
  ),
};

/** Tables that no statement of the source names, and why their rows need no race of their own. */
export const unnamed: Readonly<Record<string, string>> = {
  merchant_plans: 'A function writes it behind the lock on the row of its merchant, which its call needs.',
  merchant_registrations: 'A trigger writes it with the row of its merchant.',
  payment_totals_of_merchants: withPayments,
  union_threshold_alerts: withDocuments,
  vat_threshold_alerts: withDocuments,
};
