import { ContainerModule } from 'inversify';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Random } from '#kernel/random.ts';
import { token } from '#kernel/token.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { provider } from '#platform/di.ts';
import { Identify } from '#platform/http/identify.ts';
import { Log } from '#platform/log.ts';
import type { ModuleParts } from '#platform/module-parts.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';
import { RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { userRoutes } from './adapters/http/users.routes.ts';
import { ObjectionSessions } from './adapters/persistence/objection-sessions.ts';
import { ObjectionUsers } from './adapters/persistence/objection-users.ts';
import { SqlAccounts } from './adapters/persistence/sql-accounts.ts';
import { SqlLiveSessions } from './adapters/persistence/sql-live-sessions.ts';
import { LimitedSignInAttempts } from './adapters/rate-limits/limited-sign-in-attempts.ts';
import { JoseSessionTokens } from './adapters/sessions/jose-session-tokens.ts';
import { CreateUser } from './application/create-user.ts';
import { IdentifyBearer } from './application/identify-bearer.ts';
import { MerchantLogins } from './application/merchant-logins.ts';
import { SignIn } from './application/sign-in.ts';
import { SignOut } from './application/sign-out.ts';
import { WhoAmI } from './application/who-am-i.ts';
import { Accounts } from './ports/accounts.ts';
import { LiveSessions } from './ports/live-sessions.ts';
import { Logins } from './ports/logins.ts';
import { PasswordHashing } from './ports/password-hashing.ts';
import { PasswordRules } from './ports/password-rules.ts';
import { Sessions } from './ports/sessions.ts';
import { SessionTokens } from './ports/session-tokens.ts';
import { SignInAttempts } from './ports/sign-in-attempts.ts';
import { Users } from './ports/users.ts';

export const UsersParts = token<ModuleParts>('users.Parts');

const acts = { work: UnitOfWork, audit: AuditLog, clock: Clock };
const login = { users: Users, passwords: PasswordHashing };

export const usersModule = new ContainerModule((options) => {
  const provide = provider(options);
  const database = { database: DatabaseToken };
  provide.class(Users, ObjectionUsers, database);
  provide.class(Sessions, ObjectionSessions, database);
  provide.class(LiveSessions, SqlLiveSessions, database);
  provide.class(Accounts, SqlAccounts, database);
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
    tokens: SessionTokens,
    attempts: SignInAttempts,
    random: Random,
  });
  provide.class(SignOut, SignOut, { ...acts, sessions: Sessions });
  provide.class(WhoAmI, WhoAmI, { accounts: Accounts });
  provide.class(CreateUser, CreateUser, { ...login, ...acts, rules: PasswordRules });
  provide.class(Logins, MerchantLogins, { ...login, ...acts, sessions: Sessions, rules: PasswordRules });
  provide.class(IdentifyBearer, IdentifyBearer, { tokens: SessionTokens, live: LiveSessions, clock: Clock });
  provide.factory(
    Identify,
    (deps: { identify: IdentifyBearer }): Identify =>
      (bearer) =>
        deps.identify.execute({ bearer }),
    { identify: IdentifyBearer },
  );
  provide.factory(
    UsersParts,
    (deps: Parameters<typeof userRoutes>[0]): ModuleParts => ({ routes: userRoutes(deps) }),
    { signIn: SignIn, signOut: SignOut, whoAmI: WhoAmI, log: Log },
  );
});
