import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
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
import { MetersToken } from '#platform/metrics/meters.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';
import { RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { identifyBearer } from './adapters/http/identify-bearer.ts';
import { sessionTokens } from './adapters/http/session-tokens.ts';
import { sessionRoutes } from './adapters/http/sessions.routes.ts';
import { userRoutes } from './adapters/http/users.routes.ts';
import { userJobs } from './adapters/jobs/users.jobs.ts';
import { DeleteOldSessions, deleteOldSessions } from './adapters/postgres/delete-old-sessions.ts';
import { userSearch } from './adapters/postgres/list-users.ts';
import { sessionLiveness } from './adapters/postgres/live-sessions.ts';
import { personalAccounts } from './adapters/postgres/personal-accounts.ts';
import { repositories } from './adapters/postgres/repositories.ts';
import { signInGauges } from './adapters/postgres/sign-in-gauges.ts';
import { SqlKnownNetworks } from './adapters/postgres/sql-known-networks.ts';
import { SqlUserAccounts } from './adapters/postgres/sql-user-accounts.ts';
import { LimitedSignInAttempts } from './adapters/rate-limits/limited-sign-in-attempts.ts';
import { CreateUser } from './application/create-user.ts';
import { DeleteUser } from './application/delete-user.ts';
import { ManageMerchantUserAccounts } from './application/manage-merchant-user-accounts.ts';
import { MerchantUserAccounts } from './application/merchant-user-accounts.ts';
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
    limits: RateLimits,
    log: Log,
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
    createUser: CreateUser,
    deleteOldSessions: DeleteOldSessions,
    identify: Identify,
    isSessionLive: IsSessionLive,
  },
  create: (needs) => {
    const { config } = needs;
    const inside = {
      ...needs,
      ...repositories(needs),
      networks: new SqlKnownNetworks(needs),
      attempts: new LimitedSignInAttempts(needs),
      tokens: sessionTokens(config.sessions),
      policy: config.passwords.policy,
    };
    const createUser = useCase(CreateUser, inside);
    const deleteUser = useCase(DeleteUser, inside);
    const deleteOld = deleteOldSessions(needs);
    const merchantAccounts = new ManageMerchantUserAccounts(inside);
    const deps = { ...inside, createUser, deleteUser, merchantAccounts };
    return {
      api: {
        merchantAccounts,
        createUser,
        deleteOldSessions: deleteOld,
        identify: identifyBearer(deps),
        isSessionLive: sessionLiveness(needs),
      },
      routes: [...sessionRoutes(deps), ...userRoutes(deps)],
      metrics: signInGauges(deps),
      search: [userSearch(deps)],
      auditActions,
      auditSubjects,
      personalData: [personalAccounts(deps)],
      jobs: userJobs(deleteOld),
    };
  },
});
