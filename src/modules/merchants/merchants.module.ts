import { ContainerModule } from 'inversify';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { jobHandler, Jobs } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Sentences } from '#kernel/sentences.ts';
import { token } from '#kernel/token.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { Accounts, Logins, OpenMerchants } from '#modules/users/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { provider } from '#platform/di.ts';
import type { Contributions } from '#platform/contributions.ts';
import { RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { ibantoolsBankCodes } from './adapters/checks/ibantools-bank-codes.ts';
import { libphonenumberPhoneNumbers } from './adapters/checks/libphonenumber-phone-numbers.ts';
import { onUserRoleChanged } from './adapters/events/user-role-changed.ts';
import { backOfficeRoutes } from './adapters/http/back-office.routes.ts';
import { merchantRoutes } from './adapters/http/merchants.routes.ts';
import { ownProfileRoutes } from './adapters/http/own-profile.routes.ts';
import { merchantConcerns } from './adapters/persistence/merchant-concerns.ts';
import { ObjectionMerchants } from './adapters/persistence/objection-merchants.ts';
import { SqlActivityViews } from './adapters/persistence/sql-activity-views.ts';
import { SqlAssignments } from './adapters/persistence/sql-assignments.ts';
import { SqlLogos } from './adapters/persistence/sql-logos.ts';
import { SqlMerchantDirectory } from './adapters/persistence/sql-merchant-directory.ts';
import { sqlMerchantSheets } from './adapters/persistence/sql-merchant-sheets.ts';
import { SqlMerchantTraces } from './adapters/persistence/sql-merchant-traces.ts';
import { SqlMerchantViews } from './adapters/persistence/sql-merchant-views.ts';
import { SqlPersonalMerchants } from './adapters/persistence/sql-personal-merchants.ts';
import { SqlOpenMerchants } from './adapters/postgres/sql-open-merchants.ts';
import { AssignAccountant } from './application/assign-accountant.ts';
import { ChangeMerchantPlan } from './application/change-merchant-plan.ts';
import { ChangeMerchantStatus } from './application/change-merchant-status.ts';
import { ChangeMerchantStatuses } from './application/change-merchant-statuses.ts';
import { DeleteMerchant } from './application/delete-merchant.ts';
import { ExamineProfile } from './application/examine-profile.ts';
import { ExportMerchants } from './application/export-merchants.ts';
import { merchantFinder } from './application/find-merchants.ts';
import { ForetellDeletion } from './application/foretell-deletion.ts';
import { GetMerchant } from './application/get-merchant.ts';
import { GetOwnMerchant } from './application/get-own-merchant.ts';
import { ListActivity } from './application/list-activity.ts';
import { ListMerchants } from './application/list-merchants.ts';
import { personalMerchantsHolder } from './application/personal-merchants-holder.ts';
import { noticeOfChange } from './application/notice-of-change.ts';
import { RegisterMerchant } from './application/register-merchant.ts';
import { merchantMail, SendMerchantMail } from './application/send-merchant-mail.ts';
import { SetAssignments } from './application/set-assignments.ts';
import { SetFiscalProfile } from './application/set-fiscal-profile.ts';
import { SetOwnFiscalProfile } from './application/set-own-fiscal-profile.ts';
import { SetOwnLogo } from './application/set-own-logo.ts';
import { ShowLogo } from './application/show-logo.ts';
import { ShowMerchantLogins } from './application/show-merchant-logins.ts';
import { ShowStatusHistory } from './application/show-status-history.ts';
import { UpdateOwnMerchant } from './application/update-own-merchant.ts';
import { ActivityViews } from './ports/activity-views.ts';
import { Assignments } from './ports/assignments.ts';
import { BankCodes } from './ports/bank-codes.ts';
import { Logos } from './ports/logos.ts';
import { MerchantDirectory } from './ports/merchant-directory.ts';
import { Merchants } from './ports/merchants.ts';
import { MerchantSheets } from './ports/merchant-sheets.ts';
import { MerchantTraces } from './ports/merchant-traces.ts';
import { MerchantViews } from './ports/merchant-views.ts';
import { NoticeMail } from './ports/notice-mail.ts';
import { PersonalMerchants } from './ports/personal-merchants.ts';
import { PhoneNumbers } from './ports/phone-numbers.ts';
import { provideMails } from './wiring/mails.ts';

export const MerchantsParts = token<Contributions>('merchants.Parts');

type RouteDeps = Parameters<typeof merchantRoutes>[0] &
  Parameters<typeof ownProfileRoutes>[0] &
  Parameters<typeof backOfficeRoutes>[0] &
  Parameters<typeof merchantConcerns>[0] &
  Parameters<typeof personalMerchantsHolder>[0] &
  Readonly<{ notices: NoticeMail; mails: SendMerchantMail }>;

const acts = { work: UnitOfWork, audit: AuditLog, clock: Clock };

export const merchantsModule = new ContainerModule((options) => {
  const provide = provider(options);
  const database = { database: DatabaseToken };
  provide.class(Merchants, ObjectionMerchants, { ...database, transactions: TransactionsToken });
  provide.class(MerchantViews, SqlMerchantViews, database);
  provide.class(PersonalMerchants, SqlPersonalMerchants, database);
  provide.factory(MerchantSheets, sqlMerchantSheets, { config: Config, sentences: Sentences });
  provide.class(ExportMerchants, ExportMerchants, { sheets: MerchantSheets, exports: ListExports });
  provide.class(MerchantTraces, SqlMerchantTraces, database);
  provide.class(ActivityViews, SqlActivityViews, database);
  provide.class(Assignments, SqlAssignments, database);
  provide.class(MerchantDirectory, SqlMerchantDirectory, { ...database, assignments: Assignments });
  provide.class(Logos, SqlLogos, database);
  provide.class(OpenMerchants, SqlOpenMerchants, database);
  provide.value(PhoneNumbers, libphonenumberPhoneNumbers);
  provide.value(BankCodes, ibantoolsBankCodes);
  provideMails(provide);

  const changes = { ...acts, merchants: Merchants };
  const reads = { views: MerchantViews, directory: MerchantDirectory };
  provide.class(RegisterMerchant, RegisterMerchant, {
    ...changes,
    jobs: Jobs,
    logins: Logins,
    phoneNumbers: PhoneNumbers,
  });
  provide.class(ChangeMerchantPlan, ChangeMerchantPlan, { ...changes, jobs: Jobs });
  provide.class(ChangeMerchantStatus, ChangeMerchantStatus, { ...changes, events: Events, jobs: Jobs });
  provide.class(ChangeMerchantStatuses, ChangeMerchantStatuses, { changeStatus: ChangeMerchantStatus });
  provide.class(UpdateOwnMerchant, UpdateOwnMerchant, {
    ...changes,
    jobs: Jobs,
    phoneNumbers: PhoneNumbers,
  });
  provide.class(SetFiscalProfile, SetFiscalProfile, { ...changes, bankCodes: BankCodes });
  provide.class(SetOwnFiscalProfile, SetOwnFiscalProfile, {
    ...changes,
    jobs: Jobs,
    bankCodes: BankCodes,
  });
  provide.class(SetOwnLogo, SetOwnLogo, { ...changes, logos: Logos });
  provide.class(ShowLogo, ShowLogo, { logos: Logos });
  provide.class(DeleteMerchant, DeleteMerchant, {
    ...changes,
    traces: MerchantTraces,
    logins: Logins,
    events: Events,
  });
  const assigning = { ...acts, assignments: Assignments, accounts: Accounts };
  provide.class(AssignAccountant, AssignAccountant, assigning);
  provide.class(SetAssignments, SetAssignments, assigning);
  provide.class(ListMerchants, ListMerchants, reads);
  provide.class(GetMerchant, GetMerchant, reads);
  provide.class(ForetellDeletion, ForetellDeletion, { get: GetMerchant, traces: MerchantTraces });
  provide.class(ShowStatusHistory, ShowStatusHistory, reads);
  provide.class(ShowMerchantLogins, ShowMerchantLogins, { ...reads, accounts: Accounts });
  provide.class(ListActivity, ListActivity, { views: ActivityViews });
  provide.class(ExamineProfile, ExamineProfile, {
    views: MerchantViews,
    phoneNumbers: PhoneNumbers,
    logins: Logins,
  });
  provide.class(GetOwnMerchant, GetOwnMerchant, { views: MerchantViews });
  provide.factory(
    MerchantsParts,
    (deps: RouteDeps & Parameters<typeof onUserRoleChanged>[0]): Contributions => ({
      routes: [...merchantRoutes(deps), ...ownProfileRoutes(deps), ...backOfficeRoutes(deps)],
      subscriptions: [onUserRoleChanged(deps)],
      jobs: [
        jobHandler(noticeOfChange, (notice) => deps.notices.send(notice)),
        jobHandler(merchantMail, (request) => deps.mails.execute(request)),
      ],
      attention: merchantConcerns(deps),
      search: [merchantFinder(deps)],
      personalData: [personalMerchantsHolder(deps)],
    }),
    {
      ...database,
      personal: PersonalMerchants,
      notices: NoticeMail,
      mails: SendMerchantMail,
      clock: Clock,
      register: RegisterMerchant,
      list: ListMerchants,
      get: GetMerchant,
      accounts: Accounts,
      getOwn: GetOwnMerchant,
      updateOwn: UpdateOwnMerchant,
      setOwnFiscalProfile: SetOwnFiscalProfile,
      setOwnLogo: SetOwnLogo,
      showLogo: ShowLogo,
      examine: ExamineProfile,
      limits: RateLimits,
      changePlan: ChangeMerchantPlan,
      changeStatus: ChangeMerchantStatus,
      changeStatuses: ChangeMerchantStatuses,
      exportMerchants: ExportMerchants,
      foretellDeletion: ForetellDeletion,
      remove: DeleteMerchant,
      showHistory: ShowStatusHistory,
      showLogins: ShowMerchantLogins,
      assign: SetAssignments,
      activity: ListActivity,
      sentences: Sentences,
      assignments: Assignments,
    },
  );
});
