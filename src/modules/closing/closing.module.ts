import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events, subscription } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { Messages } from '#kernel/messages.ts';
import { Random } from '#kernel/random.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { ProviderAccounts } from '#modules/accounts/index.ts';
import { BillsOfMonth } from '#modules/billing/index.ts';
import { DocumentsOfClosing, DocumentsOfMonth, TurnoverOfYear, UblFiles } from '#modules/invoices/index.ts';
import {
  AccountantAssignments,
  ClosedMonths,
  DataViews,
  MerchantDirectory,
  MerchantReferences,
} from '#modules/merchants/index.ts';
import { PaymentsOfMonth } from '#modules/payments/index.ts';
import { UnverifiedAccessEnded, UserAccounts } from '#modules/users/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, adapterClass, defineModule } from '#platform/define-module.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { statedSums } from './adapters/files/sums-json.ts';
import { ublOfDocument } from './adapters/files/ubl-of-document.ts';
import { countOpenBankLines } from './adapters/postgres/count-open-bank-lines.ts';
import { sqlClosingReferences } from './adapters/postgres/sql-closing-references.ts';
import { thresholdHomePart } from './adapters/http/home-part.ts';
import { thresholdRoutes } from './adapters/http/threshold.routes.ts';
import { monthSnapshots } from './adapters/http/month-snapshots.ts';
import { monthRoutes } from './adapters/http/months.routes.ts';
import { otherTurnoverCheck } from './adapters/postgres/check-other-turnover.ts';
import { monthRecipientChecks } from './adapters/postgres/check-month-recipients.ts';
import { monthChecks } from './adapters/postgres/check-months.ts';
import { monthsOf } from './adapters/postgres/months-of.ts';
import { SqlMonthCloses } from './adapters/postgres/sql-month-closes.ts';
import { SqlThresholdRecords } from './adapters/postgres/sql-threshold-records.ts';
import { SqlMonthRecords } from './adapters/postgres/sql-month-records.ts';
import { FilesOfMonths } from './application/files-of-months.ts';
import { MonthSnapshots } from './application/month-snapshots.ts';
import { closingJobs } from './closing.jobs.ts';
import { closingLetters } from './closing.letters.ts';
import { closingUseCases } from './closing.use-cases.ts';
import { auditActions } from './domain/audit-actions.ts';
import { MonthCloses } from './ports/month-closes.ts';
import { MonthRecords } from './ports/month-records.ts';
import { ThresholdRecords } from './ports/threshold-records.ts';

export const closingModule = defineModule({
  name: 'closing',
  needs: {
    accounts: UserAccounts,
    assignments: AccountantAssignments,
    audit: AuditLog,
    billsOfMonth: BillsOfMonth,
    clock: Clock,
    config: Config,
    counts: RateLimits,
    database: DatabaseToken,
    dataViews: DataViews,
    directory: MerchantDirectory,
    documentsOfClosing: DocumentsOfClosing,
    documentsOfMonth: DocumentsOfMonth,
    events: Events,
    jobs: Jobs,
    letters: Letters,
    messages: Messages,
    passwords: PasswordHasher,
    payments: PaymentsOfMonth,
    providerAccounts: ProviderAccounts,
    random: Random,
    turnover: TurnoverOfYear,
    work: UnitOfWork,
  },
  adapters: {
    closes: adapterClass(MonthCloses, SqlMonthCloses),
    records: adapterClass(MonthRecords, SqlMonthRecords),
    thresholds: adapterClass(ThresholdRecords, SqlThresholdRecords),
  },
  contributes: {
    // Asked by merchants and invoices.
    closedMonths: adapterClass(ClosedMonths, SqlMonthCloses),
    references: adapter(MerchantReferences, sqlClosingReferences),
    // Asked by invoices and payers.
    ublFiles: adapter(UblFiles, ublOfDocument),
  },
  provides: { filesOfMonths: FilesOfMonths, snapshots: MonthSnapshots },
  create: (given) => {
    const deps = {
      ...given,
      countOpenBankLines: countOpenBankLines(given),
      monthsOf: monthsOf(given),
    };
    const useCases = closingUseCases(deps);
    return {
      api: {
        filesOfMonths: useCases.filesOfMonths,
        snapshots: monthSnapshots({ ...deps, ...useCases }),
      },
      routes: [...monthRoutes({ ...deps, ...useCases }), ...thresholdRoutes({ ...deps, ...useCases })],
      home: [thresholdHomePart(deps)],
      jobs: closingJobs(deps, useCases),
      letters: closingLetters,
      subscriptions: [
        subscription(UnverifiedAccessEnded, ({ merchantId }) => useCases.saveMonthSettings.clear(merchantId)),
      ],
      checks: [
        ...monthChecks({ ...deps, statedSums }),
        ...monthRecipientChecks(deps),
        otherTurnoverCheck(deps),
      ],
      auditActions,
    };
  },
});
