import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Messages } from '#kernel/messages.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { RecordTransfer, TakeBackTransfer } from '#modules/invoices/index.ts';
import { TransferPromises } from '#modules/links/index.ts';
import { DataViews, MerchantDirectory, MerchantReferences } from '#modules/merchants/index.ts';
import {
  LedgerBookings,
  ReceiveBankLine,
  ReceiveTransfer,
  TakeBackBankPayment,
} from '#modules/payments/index.ts';
import { PayoutArrivals } from '#modules/payouts/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { adapter, defineModule, useCase } from '#platform/define-module.ts';
import { isIban } from './adapters/checks/iban.ts';
import { onCustomersMerged } from './adapters/events/customers-merged.ts';
import { sha256 } from './adapters/checks/sha256.ts';
import { accountRoutes } from './adapters/http/accounts.routes.ts';
import { bankLineSnapshots } from './adapters/http/bank-line-snapshots.ts';
import { lineRoutes } from './adapters/http/lines.routes.ts';
import { matchingRoutes } from './adapters/http/matching.routes.ts';
import { statementRoutes } from './adapters/http/statements.routes.ts';
import { bankAttention } from './adapters/postgres/bank-attention.ts';
import { bankChecks } from './adapters/postgres/check-bank.ts';
import { SqlBankAccounts } from './adapters/postgres/sql-bank-accounts.ts';
import { sqlBankReferences } from './adapters/postgres/sql-bank-references.ts';
import { SqlPersonalBank } from './adapters/postgres/sql-personal-bank.ts';
import { BankLineSnapshots } from './application/bank-line-snapshots.ts';
import { ImportStatement } from './application/import-statement.ts';
import type { ReadStatementFile } from './application/read-file.ts';
import { matching } from './banking.matching.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';

/** Its libraries are loaded by the first file. */
const readFile: ReadStatementFile = async (bytes, options) =>
  (await import('./adapters/files/read-statement-file.ts')).readFile(bytes, options);

/** Composes the module banking: bank accounts, their statements, and what each movement has paid. */
export const bankingModule = defineModule({
  name: 'banking',
  needs: {
    arrivals: PayoutArrivals,
    audit: AuditLog,
    clock: Clock,
    config: Config,
    database: DatabaseToken,
    dataViews: DataViews,
    events: Events,
    jobs: Jobs,
    ledger: LedgerBookings,
    limits: RateLimits,
    merchants: MerchantDirectory,
    messages: Messages,
    receiveTransfer: ReceiveTransfer,
    recordTransfer: RecordTransfer,
    takeBackBankPayment: TakeBackBankPayment,
    takeBackTransfer: TakeBackTransfer,
    transactions: TransactionsToken,
    transferPromises: TransferPromises,
    work: UnitOfWork,
  },
  adapters: {},
  contributes: { references: adapter(MerchantReferences, sqlBankReferences) },
  provides: {
    importStatement: ImportStatement,
    receiveBankLine: ReceiveBankLine,
    snapshots: BankLineSnapshots,
  },
  create: (needed) => {
    const given = { ...needed, accounts: new SqlBankAccounts(needed), digest: sha256, isIban, readFile };
    const { jobs, subscriptions, receiveBankLine, ...useCases } = matching(given);
    const importStatement = useCase(ImportStatement, { ...given, ...useCases });
    return {
      api: { importStatement, receiveBankLine, snapshots: bankLineSnapshots(given) },
      routes: [
        ...accountRoutes(given),
        ...statementRoutes({ ...given, importStatement }),
        ...lineRoutes(given),
        ...matchingRoutes({ ...given, ...useCases }),
      ],
      jobs,
      subscriptions: [onCustomersMerged(given), ...subscriptions],
      checks: bankChecks(given),
      attention: bankAttention(given),
      personalData: [new SqlPersonalBank(given)],
      auditActions,
      auditSubjects,
    };
  },
});
