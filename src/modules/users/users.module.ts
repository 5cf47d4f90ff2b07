import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Random } from '#kernel/random.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { adapterClass, defineModule, useCase } from '#platform/define-module.ts';
import { Identify, IsSessionLive } from '#platform/http/identify.ts';
import { Log } from '#platform/log.ts';
import { letterWriter } from '#platform/mail/letter.ts';
import { MetersToken } from '#platform/metrics/meters.ts';
import { isListedPassword } from '#platform/passwords/listed-passwords.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { allUserRoutes } from './adapters/http/all-user-routes.ts';
import { identifyBearer } from './adapters/http/identify-bearer.ts';
import { sessionTokens } from './adapters/http/session-tokens.ts';
import { accountMailJobs } from './adapters/jobs/account-mails.jobs.ts';
import { userJobs } from './adapters/jobs/users.jobs.ts';
import { totpSecrets } from './adapters/otp/totp-secrets.ts';
import { rightsChecks } from './adapters/postgres/check-rights.ts';
import { DeleteOldSessions, deleteOldSessions } from './adapters/postgres/delete-old-sessions.ts';
import { userSearch } from './adapters/postgres/list-users.ts';
import { userAttention } from './adapters/postgres/user-attention.ts';
import { sessionLiveness } from './adapters/postgres/live-sessions.ts';
import { personalAccounts } from './adapters/postgres/personal-accounts.ts';
import { repositories } from './adapters/postgres/repositories.ts';
import { signInGauges } from './adapters/postgres/sign-in-gauges.ts';
import { SqlUserAccounts } from './adapters/postgres/sql-user-accounts.ts';
import { passkeys } from './adapters/webauthn/passkeys.ts';
import { AccountMailLimits } from './application/account-mail-limits.ts';
import { aboutAccount } from './application/account-letters.ts';
import { CreateInvitedAccounts } from './application/create-invited-accounts.ts';
import { CreateUser } from './application/create-user.ts';
import { secondFactorCheck } from './application/check-second-factor.ts';
import { DeleteUser } from './application/delete-user.ts';
import { InvitedAccounts } from './application/invited-accounts.ts';
import { ListFactorsOfUser, listFactorsOfUser } from './application/list-factors.ts';
import { ManageMerchantUserAccounts } from './application/manage-merchant-user-accounts.ts';
import { ManageTeamMembers } from './application/manage-team-members.ts';
import { MerchantUserAccounts } from './application/merchant-user-accounts.ts';
import { ResealSecrets } from './application/reseal-secrets.ts';
import { aboutSecurity } from './application/security-letters.ts';
import { SecondStepLimits } from './application/second-step-limits.ts';
import { SendSecurityMail } from './application/send-security-mail.ts';
import { SignInAttempts } from './application/sign-in-attempts.ts';
import { TeamMembers } from './application/team-members.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';
import { OpenMerchants } from './ports/open-merchants.ts';
import { UserAccounts } from './application/user-accounts.ts';

/** Composes the module users. */
export const usersModule = defineModule({
  name: 'users',
  needs: {
    audit: AuditLog,
    clock: Clock,
    config: Config,
    database: DatabaseToken,
    events: Events,
    exports: ListExports,
    jobs: Jobs,
    limits: RateLimits,
    log: Log,
    letters: Letters,
    meters: MetersToken,
    passwords: PasswordHasher,
    random: Random,
    messages: Messages,
    transactions: TransactionsToken,
    work: UnitOfWork,
  },
  answers: { merchants: OpenMerchants },
  adapters: {
    accounts: adapterClass(UserAccounts, SqlUserAccounts),
  },
  provides: {
    merchantAccounts: MerchantUserAccounts,
    invitedAccounts: InvitedAccounts,
    teamMembers: TeamMembers,
    createUser: CreateUser,
    deleteOldSessions: DeleteOldSessions,
    listFactorsOfUser: ListFactorsOfUser,
    identify: Identify,
    isSessionLive: IsSessionLive,
  },
  create: (needs) => {
    const { config } = needs;
    const inside = {
      ...needs,
      ...repositories(needs),
      mailLimits: new AccountMailLimits(needs),
      secondStepLimits: new SecondStepLimits(needs),
      totp: totpSecrets(config),
      passkeys: passkeys(config),
      factorPolicy: config.secondFactors.required,
      attempts: new SignInAttempts(needs),
      sessionTokens: sessionTokens(config.sessions),
      policy: { level: config.passwords.policy, isListed: isListedPassword },
    };
    const createUser = useCase(CreateUser, inside);
    const deleteUser = useCase(DeleteUser, inside);
    const deleteOld = deleteOldSessions(needs);
    const merchantAccounts = new ManageMerchantUserAccounts(inside);
    const deps = {
      ...inside,
      factorCheck: secondFactorCheck(inside),
      createUser,
      deleteUser,
      merchantAccounts,
    };
    return {
      api: {
        merchantAccounts,
        invitedAccounts: new CreateInvitedAccounts(inside),
        teamMembers: new ManageTeamMembers(inside),
        createUser,
        deleteOldSessions: deleteOld,
        listFactorsOfUser: listFactorsOfUser(deps),
        identify: identifyBearer(deps),
        isSessionLive: sessionLiveness(needs),
      },
      routes: allUserRoutes(deps),
      metrics: signInGauges(deps),
      search: [userSearch(deps)],
      attention: userAttention(deps),
      auditActions,
      auditSubjects,
      checks: rightsChecks(deps),
      personalData: [personalAccounts(deps)],
      letters: [
        letterWriter(
          aboutAccount,
          async () => (await import('./adapters/mail/account-letter.ts')).accountLetter,
        ),
        letterWriter(
          aboutSecurity,
          async () => (await import('./adapters/mail/security-letter.ts')).securityLetter,
        ),
      ],
      jobs: [
        ...userJobs({
          deleteOld,
          resealSecrets: useCase(ResealSecrets, deps),
          sendSecurityMail: useCase(SendSecurityMail, deps),
        }),
        ...accountMailJobs(deps),
      ],
    };
  },
});
