import { ContainerModule } from 'inversify';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Sentences } from '#kernel/sentences.ts';
import { jobHandler, jobType } from '#kernel/jobs.ts';
import { Random } from '#kernel/random.ts';
import { token } from '#kernel/token.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { provider } from '#platform/di.ts';
import { Identify, IsSessionLive } from '#platform/http/identify.ts';
import { MetersToken } from '#platform/metrics/meters.ts';
import { Log } from '#platform/log.ts';
import type { Contributions } from '#platform/contributions.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';
import { RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { sessionRoutes } from './adapters/http/sessions.routes.ts';
import { userRoutes } from './adapters/http/users.routes.ts';
import { ObjectionSessions } from './adapters/persistence/objection-sessions.ts';
import { ObjectionUsers } from './adapters/persistence/objection-users.ts';
import { SqlAccounts } from './adapters/persistence/sql-accounts.ts';
import { SqlActiveAdmins } from './adapters/persistence/sql-active-admins.ts';
import { SqlKnownNetworks } from './adapters/persistence/sql-known-networks.ts';
import { signInGauges } from './adapters/persistence/sign-in-gauges.ts';
import { SqlLiveSessions } from './adapters/persistence/sql-live-sessions.ts';
import { SqlOpenMerchants } from './adapters/persistence/sql-open-merchants.ts';
import { SqlPersonalAccounts } from './adapters/persistence/sql-personal-accounts.ts';
import { SqlSessionViews } from './adapters/persistence/sql-session-views.ts';
import { sqlUserSheets } from './adapters/persistence/sql-user-sheets.ts';
import { SqlUserViews } from './adapters/persistence/sql-user-views.ts';
import { LimitedSignInAttempts } from './adapters/rate-limits/limited-sign-in-attempts.ts';
import { JoseSessionTokens } from './adapters/sessions/jose-session-tokens.ts';
import { ChangeOwnPassword } from './application/change-own-password.ts';
import { CountUsers } from './application/count-users.ts';
import { CreateUser } from './application/create-user.ts';
import { DeleteUser } from './application/delete-user.ts';
import { EndOtherOwnSessions } from './application/end-other-own-sessions.ts';
import { EndOwnSession } from './application/end-own-session.ts';
import { EndSessionsOfUser } from './application/end-sessions-of-user.ts';
import { ForgetOldSessions } from './application/forget-old-sessions.ts';
import { GetUser } from './application/get-user.ts';
import { IdentifyBearer } from './application/identify-bearer.ts';
import { ListOwnSessions } from './application/list-own-sessions.ts';
import { ListSessionsOfUser } from './application/list-sessions-of-user.ts';
import { ExportUsers } from './application/export-users.ts';
import { userFinder } from './application/find-users.ts';
import { ListUsers } from './application/list-users.ts';
import { LockUser } from './application/lock-user.ts';
import { MerchantLogins } from './application/merchant-logins.ts';
import { personalAccountsHolder } from './application/personal-accounts-holder.ts';
import { ProvePassword } from './application/prove-password.ts';
import { SignIn } from './application/sign-in.ts';
import { SignOut } from './application/sign-out.ts';
import { UnlockUser } from './application/unlock-user.ts';
import { UpdateUser } from './application/update-user.ts';
import { WhoAmI } from './application/who-am-i.ts';
import { Accounts } from './ports/accounts.ts';
import { ActiveAdmins } from './ports/active-admins.ts';
import { seenSince } from './domain/session.ts';
import { KnownNetworks } from './ports/known-networks.ts';
import { LiveSessions } from './ports/live-sessions.ts';
import { Logins } from './ports/logins.ts';
import { OpenMerchants } from './ports/open-merchants.ts';
import { PasswordHashing } from './ports/password-hashing.ts';
import { PasswordRules } from './ports/password-rules.ts';
import { PersonalAccounts } from './ports/personal-accounts.ts';
import { Sessions } from './ports/sessions.ts';
import { SessionTokens } from './ports/session-tokens.ts';
import { SessionViews } from './ports/session-views.ts';
import { SignInAttempts } from './ports/sign-in-attempts.ts';
import { Users } from './ports/users.ts';
import { UserSheets } from './ports/user-sheets.ts';
import { UserViews } from './ports/user-views.ts';

const forgetOldSessions = jobType('users.forget-old-sessions', 0);

export const UsersParts = token<Contributions>('users.Parts');

const acts = { work: UnitOfWork, audit: AuditLog, clock: Clock };
const login = { users: Users, passwords: PasswordHashing };

type Provide = ReturnType<typeof provider>;

/** What everybody may do with their own account. */
const provideOwnAccount = (provide: Provide): void => {
  provide.class(ListOwnSessions, ListOwnSessions, { views: SessionViews, clock: Clock });
  provide.class(EndOwnSession, EndOwnSession, { ...acts, sessions: Sessions, views: SessionViews });
  provide.class(EndOtherOwnSessions, EndOtherOwnSessions, { ...acts, sessions: Sessions });
  provide.class(ChangeOwnPassword, ChangeOwnPassword, {
    ...login,
    ...acts,
    sessions: Sessions,
    attempts: SignInAttempts,
    rules: PasswordRules,
  });
  provide.class(ProvePassword, ProvePassword, {
    ...login,
    ...acts,
    sessions: Sessions,
    attempts: SignInAttempts,
  });
};

/** What the back office does with the accounts of others. */
const provideManagement = (provide: Provide): void => {
  const views = { views: UserViews };
  provide.class(ListUsers, ListUsers, views);
  provide.factory(UserSheets, sqlUserSheets, { config: Config, sentences: Sentences });
  provide.class(ExportUsers, ExportUsers, { sheets: UserSheets, exports: ListExports });
  provide.class(CountUsers, CountUsers, views);
  provide.class(GetUser, GetUser, views);
  provide.class(CreateUser, CreateUser, {
    ...login,
    ...acts,
    merchants: OpenMerchants,
    rules: PasswordRules,
  });
  provide.class(UpdateUser, UpdateUser, {
    ...login,
    ...acts,
    admins: ActiveAdmins,
    sessions: Sessions,
    rules: PasswordRules,
    events: Events,
  });
  const held = { users: Users, admins: ActiveAdmins };
  provide.class(DeleteUser, DeleteUser, { ...acts, ...held });
  provide.class(LockUser, LockUser, { ...acts, ...held, sessions: Sessions });
  provide.class(UnlockUser, UnlockUser, { ...acts, users: Users, merchants: OpenMerchants });
  provide.class(ListSessionsOfUser, ListSessionsOfUser, { views: SessionViews, clock: Clock });
  provide.class(EndSessionsOfUser, EndSessionsOfUser, { ...acts, users: Users, sessions: Sessions });
};

export const usersModule = new ContainerModule((options) => {
  const provide = provider(options);
  const database = { database: DatabaseToken };
  provide.class(Users, ObjectionUsers, { ...database, transactions: TransactionsToken });
  provide.class(Sessions, ObjectionSessions, { transactions: TransactionsToken });
  provide.class(LiveSessions, SqlLiveSessions, database);
  provide.class(KnownNetworks, SqlKnownNetworks, database);
  provide.class(Accounts, SqlAccounts, database);
  provide.class(ActiveAdmins, SqlActiveAdmins, database);
  provide.class(OpenMerchants, SqlOpenMerchants, database);
  provide.class(SessionViews, SqlSessionViews, database);
  provide.class(UserViews, SqlUserViews, database);
  provide.class(PersonalAccounts, SqlPersonalAccounts, database);
  provide.class(SignInAttempts, LimitedSignInAttempts, { limits: RateLimits });
  const config = { config: Config };
  const fromConfig =
    <T>(read: (config: Config) => T) =>
    (deps: { config: Config }): T =>
      read(deps.config);
  provide.factory(
    SessionTokens,
    fromConfig(({ sessions }) => new JoseSessionTokens(sessions)),
    config,
  );
  provide.factory(PasswordHashing, ({ hasher }: { hasher: PasswordHasher }) => hasher, {
    hasher: PasswordHasher,
  });
  provide.factory(
    PasswordRules,
    fromConfig(({ passwords }) => ({ policy: passwords.policy })),
    config,
  );

  provide.class(SignIn, SignIn, {
    ...login,
    ...acts,
    sessions: Sessions,
    networks: KnownNetworks,
    tokens: SessionTokens,
    attempts: SignInAttempts,
    random: Random,
  });
  provide.class(SignOut, SignOut, { ...acts, sessions: Sessions });
  provide.class(WhoAmI, WhoAmI, { accounts: Accounts });
  provide.class(Logins, MerchantLogins, {
    ...login,
    ...acts,
    sessions: Sessions,
    rules: PasswordRules,
    random: Random,
  });
  provide.class(IdentifyBearer, IdentifyBearer, { tokens: SessionTokens, live: LiveSessions, clock: Clock });
  provide.factory(
    Identify,
    (deps: { identify: IdentifyBearer }): Identify =>
      (bearer) =>
        deps.identify.execute({ bearer }),
    { identify: IdentifyBearer },
  );
  provide.factory(
    IsSessionLive,
    ({ live, clock }: { live: LiveSessions; clock: Clock }): IsSessionLive =>
      async (sessionId) => {
        const now = clock.now();
        return (await live.find(sessionId, { now, seenSince: seenSince(now) })) !== null;
      },
    { live: LiveSessions, clock: Clock },
  );
  provideOwnAccount(provide);
  provideManagement(provide);
  provide.class(ForgetOldSessions, ForgetOldSessions, {
    sessions: Sessions,
    networks: KnownNetworks,
    clock: Clock,
  });
  provide.factory(
    UsersParts,
    ({
      forget,
      ...deps
    }: Parameters<typeof sessionRoutes>[0] &
      Parameters<typeof userRoutes>[0] &
      Parameters<typeof signInGauges>[0] &
      Parameters<typeof personalAccountsHolder>[0] & { forget: ForgetOldSessions }): Contributions => ({
      routes: [...sessionRoutes(deps), ...userRoutes(deps)],
      metrics: signInGauges(deps),
      search: [userFinder(deps)],
      personalData: [personalAccountsHolder(deps)],
      jobs: [jobHandler(forgetOldSessions, async () => void (await forget.execute()), '10 4 * * *')],
    }),
    {
      signIn: SignIn,
      signOut: SignOut,
      whoAmI: WhoAmI,
      listSessions: ListOwnSessions,
      endSession: EndOwnSession,
      endOthers: EndOtherOwnSessions,
      changePassword: ChangeOwnPassword,
      provePassword: ProvePassword,
      log: Log,
      meters: MetersToken,
      database: DatabaseToken,
      clock: Clock,
      list: ListUsers,
      exportUsers: ExportUsers,
      count: CountUsers,
      get: GetUser,
      create: CreateUser,
      update: UpdateUser,
      remove: DeleteUser,
      lock: LockUser,
      unlock: UnlockUser,
      endSessions: EndSessionsOfUser,
      rules: PasswordRules,
      forget: ForgetOldSessions,
      accounts: PersonalAccounts,
      logins: Logins,
    },
  );
});
