import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Sentences } from '#kernel/sentences.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantUserAccounts, OpenMerchants, UserAccounts } from '#modules/users/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken, type Database } from '#platform/database/database.ts';
import { TransactionsToken, type Transactions } from '#platform/database/transactions.ts';
import { adapter, defineModule, useCase } from '#platform/define-module.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import { RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { ibantoolsBankCodes as bankCodes } from './adapters/checks/ibantools-bank-codes.ts';
import { libphonenumberPhoneNumbers as phoneNumbers } from './adapters/checks/libphonenumber-phone-numbers.ts';
import { onUserRoleChanged } from './adapters/events/user-role-changed.ts';
import { allMerchantRoutes } from './adapters/http/all-merchant-routes.ts';
import { merchantMailJobs } from './adapters/jobs/merchant-mails.jobs.ts';
import { MailerMerchantMail, type Writing } from './adapters/mail/mailer-merchant-mail.ts';
import { MailerNoticeMail } from './adapters/mail/mailer-notice-mail.ts';
import { ExportMerchants, exportMerchants } from './adapters/postgres/export-merchants.ts';
import { merchantSearch } from './adapters/postgres/list-merchants.ts';
import { merchantConcerns } from './adapters/postgres/merchant-concerns.ts';
import { ObjectionMerchants } from './adapters/postgres/objection-merchants.ts';
import { SqlAssignments } from './adapters/postgres/sql-assignments.ts';
import { SqlLogos } from './adapters/postgres/sql-logos.ts';
import { SqlMerchantDirectory } from './adapters/postgres/sql-merchant-directory.ts';
import { SqlMerchantMailLog } from './adapters/postgres/sql-merchant-mail-log.ts';
import { SqlOpenMerchants } from './adapters/postgres/sql-open-merchants.ts';
import { SqlPersonalMerchants } from './adapters/postgres/sql-personal-merchants.ts';
import { AssignAccountant } from './application/assign-accountant.ts';
import { ChangeMerchantPlan } from './application/change-merchant-plan.ts';
import { ChangeMerchantStatus } from './application/change-merchant-status.ts';
import { DeleteMerchant } from './application/delete-merchant.ts';
import { RegisterMerchant } from './application/register-merchant.ts';
import { SetAssignments } from './application/set-assignments.ts';
import { SetFiscalProfile } from './application/set-fiscal-profile.ts';
import { Assignments } from './ports/assignments.ts';
import { Logos } from './ports/logos.ts';
import { MerchantDirectory } from './ports/merchant-directory.ts';
import { MerchantMailLog } from './ports/merchant-mail-log.ts';
import { MerchantMail } from './ports/merchant-mail.ts';
import { anyReferences, referenceAnswers } from './ports/merchant-references.ts';
import { Merchants } from './ports/merchants.ts';
import { NoticeMail } from './ports/notice-mail.ts';

type Data = Readonly<{ database: Database; transactions: Transactions }>;

export const merchantsModule = defineModule({
  name: 'merchants',
  needs: {
    ...{ audit: AuditLog, clock: Clock, events: Events, jobs: Jobs, work: UnitOfWork },
    ...{ config: Config, database: DatabaseToken, transactions: TransactionsToken, limits: RateLimits },
    ...{ exports: ListExports, mailer: Mailer, sentences: Sentences },
    ...{ accounts: UserAccounts, logins: MerchantUserAccounts },
  },
  answers: referenceAnswers,
  adapters: {
    merchants: adapter(Merchants, (needs: Data) => new ObjectionMerchants(needs)),
    assignments: adapter(Assignments, (needs: Data) => new SqlAssignments(needs)),
    logos: adapter(Logos, (needs: Data) => new SqlLogos(needs)),
    directory: adapter(MerchantDirectory, (needs: Data) => new SqlMerchantDirectory(needs)),
    log: adapter(MerchantMailLog, (needs: Data) => new SqlMerchantMailLog(needs)),
    mail: adapter(MerchantMail, (needs: Writing) => new MailerMerchantMail(needs)),
    openMerchants: adapter(OpenMerchants, (needs: Data) => new SqlOpenMerchants(needs)),
    notices: adapter(NoticeMail, (needs: Writing) => new MailerNoticeMail(needs)),
  },
  provides: {
    assignAccountant: AssignAccountant,
    changeMerchantPlan: ChangeMerchantPlan,
    changeMerchantStatus: ChangeMerchantStatus,
    deleteMerchant: DeleteMerchant,
    exportMerchants: ExportMerchants,
    registerMerchant: RegisterMerchant,
    setAssignments: SetAssignments,
    setFiscalProfile: SetFiscalProfile,
  },
  create: (needs) => {
    const deps = { ...needs, references: anyReferences(needs), bankCodes, phoneNumbers };
    const api = {
      assignAccountant: useCase(AssignAccountant, deps),
      changeMerchantPlan: useCase(ChangeMerchantPlan, deps),
      changeMerchantStatus: useCase(ChangeMerchantStatus, deps),
      deleteMerchant: useCase(DeleteMerchant, deps),
      exportMerchants: exportMerchants(deps),
      registerMerchant: useCase(RegisterMerchant, deps),
      setAssignments: useCase(SetAssignments, deps),
      setFiscalProfile: useCase(SetFiscalProfile, deps),
    };
    return {
      api,
      routes: allMerchantRoutes({ ...deps, ...api }),
      subscriptions: [onUserRoleChanged(deps)],
      jobs: merchantMailJobs(deps),
      attention: merchantConcerns(deps),
      search: [merchantSearch(deps)],
      personalData: [new SqlPersonalMerchants({ ...deps, ...api })],
    };
  },
});
