import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Messages } from '#kernel/messages.ts';
import { Random } from '#kernel/random.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantUserAccounts, UserAccounts } from '#modules/users/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { defineModule, useCase } from '#platform/define-module.ts';
import { loadPhoneNumbers as phoneNumbers } from '#platform/phone-numbers/load-phone-numbers.ts';
import { Log } from '#platform/log.ts';
import { letterWriter } from '#platform/mail/letter.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { bankAccountDigests } from './adapters/checks/bank-account-digests.ts';
import { ibantoolsBankCodes as bankCodes } from './adapters/checks/ibantools-bank-codes.ts';
import { onPlanChanged } from './adapters/events/plan-changed.ts';
import { onUnverifiedAccessEnded } from './adapters/events/unverified-access-ended.ts';
import { onRegistrationEmailCorrected } from './adapters/events/registration-email-corrected.ts';
import { onUserRoleChanged } from './adapters/events/user-role-changed.ts';
import { allMerchantRoutes } from './adapters/http/all-merchant-routes.ts';
import { planSnapshots } from './adapters/http/plan-snapshots.ts';
import { bankAccountJobs } from './adapters/jobs/bank-accounts.jobs.ts';
import { planJobs } from './adapters/jobs/plans.jobs.ts';
import { merchantMailJobs } from './adapters/jobs/merchant-mails.jobs.ts';
import { ExportMerchants, exportMerchants } from './adapters/postgres/export-merchants.ts';
import { plansCheck } from './adapters/postgres/check-plans.ts';
import { assignmentsCheck } from './adapters/postgres/check-assignments.ts';
import { merchantChecks } from './adapters/postgres/check-merchants.ts';
import { merchantSearch } from './adapters/postgres/list-merchants.ts';
import { merchantAttention } from './adapters/postgres/merchant-attention.ts';
import { postgresAdapters } from './adapters/postgres/postgres-adapters.ts';
import { SqlPersonalMerchants } from './adapters/postgres/sql-personal-merchants.ts';
import { AccountantAssignments } from './application/accountant-assignments.ts';
import { AssignAccountant } from './application/assign-accountant.ts';
import { ChangeMerchantPlan } from './application/change-merchant-plan.ts';
import { ChoosePlan } from './application/choose-plan.ts';
import { ChangeMerchantStatus } from './application/change-merchant-status.ts';
import { DeleteMerchant } from './application/delete-merchant.ts';
import { EndUnpaidPlan } from './application/end-unpaid-plan.ts';
import { ManageAccountantAssignments } from './application/manage-accountant-assignments.ts';
import { PlanSnapshots } from './application/plan-snapshots.ts';
import { mustNotBeSuspended } from './application/policies.ts';
import { LeaveInstallation } from './application/leave-installation.ts';
import { MoveInMerchant } from './application/move-in-merchant.ts';
import { RegisterMerchant } from './application/register-merchant.ts';
import { SetAssignments } from './application/set-assignments.ts';
import { SetFiscalProfile } from './application/set-fiscal-profile.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';
import { toMerchant } from './application/merchant-letters.ts';
import { BillsOfMerchants, combineBills } from './ports/bills-of-merchants.ts';
import { MailChoices } from './ports/mail-choices.ts';
import { ClosedMonths, combineClosedMonths } from './ports/closed-months.ts';
import { combinePlanUses, PlanUses } from './ports/plan-uses.ts';
import { combineReferences, MerchantReferences } from './ports/merchant-references.ts';

/** Composes the module merchants. */
export const merchantsModule = defineModule({
  name: 'merchants',
  needs: {
    accounts: UserAccounts,
    audit: AuditLog,
    clock: Clock,
    config: Config,
    database: DatabaseToken,
    events: Events,
    exports: ListExports,
    jobs: Jobs,
    limits: RateLimits,
    serverLog: Log,
    merchantAccounts: MerchantUserAccounts,
    letters: Letters,
    messages: Messages,
    random: Random,
    transactions: TransactionsToken,
    work: UnitOfWork,
  },
  collects: {
    bills: BillsOfMerchants,
    closedMonths: ClosedMonths,
    references: MerchantReferences,
    mailChoices: MailChoices,
    planUses: PlanUses,
  },
  adapters: {
    ...postgresAdapters,
  },
  provides: {
    accountantAssignments: AccountantAssignments,
    assignAccountant: AssignAccountant,
    changeMerchantPlan: ChangeMerchantPlan,
    changeMerchantStatus: ChangeMerchantStatus,
    choosePlan: ChoosePlan,
    deleteMerchant: DeleteMerchant,
    endUnpaidPlan: EndUnpaidPlan,
    exportMerchants: ExportMerchants,
    leaveInstallation: LeaveInstallation,
    moveInMerchant: MoveInMerchant,
    planSnapshots: PlanSnapshots,
    registerMerchant: RegisterMerchant,
    setAssignments: SetAssignments,
    setFiscalProfile: SetFiscalProfile,
  },
  create: (needs) => {
    const deps = {
      ...needs,
      references: combineReferences(needs.references),
      bills: combineBills(needs.bills),
      planUses: combinePlanUses(needs.planUses),
      closedMonths: combineClosedMonths(needs.closedMonths),
      bankCodes,
      digests: bankAccountDigests(needs.config.passwords),
      phoneNumbers,
    };
    const accountantAssignments = new ManageAccountantAssignments(deps);
    const api = {
      accountantAssignments,
      assignAccountant: useCase(AssignAccountant, { ...deps, accountantAssignments }),
      changeMerchantPlan: useCase(ChangeMerchantPlan, deps),
      changeMerchantStatus: useCase(ChangeMerchantStatus, deps),
      choosePlan: useCase(ChoosePlan, deps),
      deleteMerchant: useCase(DeleteMerchant, deps),
      endUnpaidPlan: useCase(EndUnpaidPlan, deps),
      exportMerchants: exportMerchants(deps),
      leaveInstallation: useCase(LeaveInstallation, deps),
      moveInMerchant: useCase(MoveInMerchant, deps),
      planSnapshots: planSnapshots(deps),
      registerMerchant: useCase(RegisterMerchant, deps),
      setAssignments: useCase(SetAssignments, deps),
      setFiscalProfile: useCase(SetFiscalProfile, deps),
    };
    return {
      api,
      routes: allMerchantRoutes({ ...deps, ...api }),
      writeChecks: [(actor) => mustNotBeSuspended(actor, deps.directory)],
      subscriptions: [
        onUserRoleChanged(deps),
        onRegistrationEmailCorrected(deps),
        onUnverifiedAccessEnded(deps),
        onPlanChanged(deps),
      ],
      jobs: [...merchantMailJobs(deps), ...bankAccountJobs(deps), ...planJobs(deps)],
      letters: [
        letterWriter(
          toMerchant,
          async () => (await import('./adapters/mail/letter-to-merchant.ts')).letterToMerchant,
        ),
      ],
      attention: merchantAttention(deps),
      checks: [...merchantChecks(deps), assignmentsCheck(deps), plansCheck(deps)],
      search: [merchantSearch(deps)],
      auditActions,
      auditSubjects,
      personalData: [new SqlPersonalMerchants({ ...deps, ...api })],
    };
  },
});
