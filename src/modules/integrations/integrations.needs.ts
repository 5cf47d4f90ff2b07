import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { Messages } from '#kernel/messages.ts';
import { Random } from '#kernel/random.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { AccountSnapshots } from '#modules/accounts/index.ts';
import { BankLineSnapshots } from '#modules/banking/index.ts';
import { ProformaSnapshots } from '#modules/proformas/index.ts';
import { ScheduleSnapshots } from '#modules/schedules/index.ts';
import { BillSnapshots } from '#modules/billing/index.ts';
import { MonthSnapshots } from '#modules/closing/index.ts';
import { DisputeSnapshots } from '#modules/disputes/index.ts';
import { InvoiceSnapshots } from '#modules/invoices/index.ts';
import { LinkSnapshots, PromiseSnapshots } from '#modules/links/index.ts';
import { MerchantDirectory, PlanLimits, PlanSnapshots } from '#modules/merchants/index.ts';
import { PaymentSnapshots } from '#modules/payments/index.ts';
import { PayoutSnapshots } from '#modules/payouts/index.ts';
import { UserAccounts } from '#modules/users/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { NotificationsToken } from '#platform/database/notifications.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import type { Values } from '#platform/define-module.ts';
import { Log } from '#platform/log.ts';
import { RateLimits } from '#kernel/rate-limits.ts';

/** What the module needs from the platform and from earlier modules. */
export const integrationsNeeds = {
  accounts: UserAccounts,
  audit: AuditLog,
  clock: Clock,
  config: Config,
  database: DatabaseToken,
  directory: MerchantDirectory,
  jobs: Jobs,
  limits: RateLimits,
  log: Log,
  letters: Letters,
  messages: Messages,
  notifications: NotificationsToken,
  ofAccounts: AccountSnapshots,
  ofBankLines: BankLineSnapshots,
  ofProformas: ProformaSnapshots,
  ofSchedules: ScheduleSnapshots,
  ofBills: BillSnapshots,
  ofDisputes: DisputeSnapshots,
  ofInvoices: InvoiceSnapshots,
  ofLinks: LinkSnapshots,
  ofMonths: MonthSnapshots,
  ofPayments: PaymentSnapshots,
  ofPayouts: PayoutSnapshots,
  ofPlans: PlanSnapshots,
  ofPromises: PromiseSnapshots,
  planLimits: PlanLimits,
  random: Random,
  transactions: TransactionsToken,
  work: UnitOfWork,
};
export type IntegrationsNeeds = Values<typeof integrationsNeeds>;
