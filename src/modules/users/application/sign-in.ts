import type { Role, SignedIn } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { BadCredentials } from '../domain/failures.ts';
import { openSession } from '../domain/session.ts';
import type { User } from '../domain/user.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { SessionTokens } from '../ports/session-tokens.ts';
import type { SignInAttempts } from '../ports/sign-in-attempts.ts';
import type { Users } from '../ports/users.ts';

type Command = Readonly<{
  /** Username or e-mail. */
  name: string;
  password: string;
  address: string;
  userAgent: string;
}>;
type Result = Readonly<{ token: string; username: string; role: Role; expiresAt: Date }>;
type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  tokens: SessionTokens;
  attempts: SignInAttempts;
  passwords: PasswordHashing;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
  random: Random;
}>;

/** Opens a session. Whatever is wrong, the refusal and its time are the same. @throws BadCredentials, RateLimited */
export class SignIn {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ name, password, address, userAgent }: Command): Promise<Result> {
    const { users, tokens, attempts, passwords } = this.#deps;
    const user = await users.byName(name);
    const attempt = { account: user?.state.username ?? name, address };
    await attempts.begin(attempt);
    const isRight = await passwords.matches(password, user?.state.passwordHash ?? null);
    if (user === null || !isRight || !user.mayEnter) throw new BadCredentials();
    const comparedHash = user.state.passwordHash;
    const strongerHash = passwords.isOutdated(comparedHash) ? await passwords.hash(password) : undefined;
    const session = await this.#open(user, { comparedHash, strongerHash }, { address, userAgent });
    await attempts.clear(attempt);
    const { username, role } = user.state;
    return { token: await tokens.issue(session), username, role, expiresAt: session.expiresAt };
  }

  #open(
    { state: { id, username, role, merchantId } }: User,
    hashes: Readonly<{ comparedHash: string; strongerHash: string | undefined }>,
    from: Readonly<{ address: string; userAgent: string }>,
  ) {
    const { users, sessions, work, audit, clock, random } = this.#deps;
    const now = clock.now();
    const session = openSession({ id: random.uuid(), userId: id, now, ...from });
    const actor: SignedIn = { kind: 'user', userId: id, username, role, merchantId, sessionId: session.id };
    return work.transact(async () => {
      await users.change(id, (user) => user.enter({ ...hashes, now }));
      await sessions.add(session);
      await audit.record({ actor, action: 'user.signed-in', subject: { type: 'user', id } });
      return session;
    });
  }
}
