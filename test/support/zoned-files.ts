/**
 * Files of the product that call what answers by the time zone of the machine unless the call names a zone, each with the
 * unit tests that run a second time, in UTC. Everything else calls these files: `test/architecture/zoned-calls.test.ts`
 * reports such a call elsewhere.
 */
export const zonedFiles: Readonly<Record<string, readonly string[]>> = {
  'cli/cells.ts': ['test/unit/cli/database-problem.test.ts'],
  'src/kernel/business-date.ts': ['test/unit/kernel/business-date.test.ts'],
  'src/modules/closing/adapters/mail/month-letter.ts': ['test/unit/modules/closing/deadlines.test.ts'],
  'src/modules/customers/domain/statement.ts': ['test/unit/modules/customers/domain/statement.test.ts'],
  'src/modules/invoices/application/link-days.ts': ['test/unit/modules/invoices/advances.test.ts'],
  'src/modules/invoices/domain/sale-document-code.ts': ['test/unit/modules/invoices/domain/codes.test.ts'],
  'src/modules/merchants/application/change-notification.ts': [
    'test/unit/modules/merchants/send-merchant-mail.test.ts',
  ],
  'src/modules/notifications/application/send-push.ts': ['test/unit/modules/notifications/send-push.test.ts'],
  'src/modules/payments/adapters/stripe/provider-clock.ts': [
    'test/unit/modules/payments/stripe/provider-clock.test.ts',
  ],
  'src/modules/disputes/domain/evidence.ts': ['test/unit/modules/disputes/evidence.test.ts'],
  'src/modules/payments/domain/takings-period.ts': ['test/unit/modules/payments/takings-period.test.ts'],
  'src/platform/backup/backup-age.ts': ['test/unit/platform/backup/backup-age.test.ts'],
  'src/platform/backup/delete-old-backups.ts': ['test/unit/platform/backup/delete-old-backups.test.ts'],
  'src/platform/exports/zip-file.ts': ['test/unit/platform/exports/zip-file.test.ts'],
  'src/platform/templates/formats.ts': ['test/unit/platform/templates/formats.test.ts'],
  'web/admin/kit/fields/month.ts': ['test/unit/web/admin/kit/fields/month.test.ts'],
  'web/merchant/links/new-link-values.ts': ['test/unit/web/merchant/links/share-and-terms.test.ts'],
  'web/merchant/developers/keys/key-state.ts': ['test/unit/web/merchant/developers/key-values.test.ts'],
  'web/merchant/developers/webhooks/replay-values.ts': [
    'test/unit/web/merchant/developers/replay-values.test.ts',
  ],
  'web/merchant/home/point-name.ts': ['test/unit/web/merchant/home/point-name.test.ts'],
  'web/merchant/invoices/writing/copy-values.ts': ['test/unit/web/merchant/invoices/starting-values.test.ts'],
  'web/shared/charts/period.ts': ['test/unit/web/merchant/home/point-name.test.ts'],
  'web/shared/format/deadline.ts': ['test/unit/web/shared/format/days-until.test.ts'],
  'web/shared/format/format-date.ts': ['test/unit/web/shared/format/format-date.test.ts'],
  'web/shared/list/list-state.ts': ['test/unit/web/shared/list/list-state.test.ts'],
};

const instants = 'An instant of the contract names its offset.';
const inUtc = 'The text ends with Z.';
const named = 'The call names its zone.';

/** As above, where no unit test comes near: why the zone of the machine cannot matter. */
export const zonedByArgument: Readonly<Record<string, string>> = {
  'src/contract/ordered-ranges.ts': instants,
  'src/development/sample-rates.ts': inUtc,
  'src/modules/integrations/application/mail-endpoint-owners.ts': instants,
  'src/modules/merchants/adapters/mail/monthly-report-letter.ts': named,
  'src/modules/accounts/adapters/stripe/read-platform-account.ts': 'A header Date of HTTP is in GMT.',
  'src/modules/schedules/application/run-schedules.ts': named,
  'src/platform/http/idempotency-store.ts': instants,
  'web/admin/api-keys/KeyList.tsx': instants,
  'web/admin/dashboard/Takings.tsx': 'A day without a time is read in UTC.',
  'web/demo/sample-payment-history.ts': instants,
  'web/demo/sample-takings.ts': named,
  'web/merchant/counter/CounterPage.tsx': named,
  'web/merchant/counter/time-of.ts': named,
  'web/merchant/kit/lists/period-name.ts': named,
  'web/merchant/months/month-name.ts': named,
};

/** The tests that run in two time zones; the last one shows that the project sets its zone. */
export const testsInTwoZones: readonly string[] = [
  ...new Set([...Object.values(zonedFiles).flat(), 'test/unit/support/test-fixture.test.ts']),
].toSorted();
