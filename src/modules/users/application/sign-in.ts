import { anonymous, type SignedIn } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { CallOrigin, HashingTurn } from '#kernel/hashing-turn.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { BadCredentials } from '../domain/failures.ts';
import { Session, type SessionRecord } from '../domain/session.ts';
import type { User, UserRecord } from '../domain/user.ts';
import type { KnownNetworks } from '../ports/known-networks.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { SignInAttempt, SignInAttempts } from '../ports/sign-in-attempts.ts';
import type { Users } from '../ports/users.ts';
import { getUserForUpdate } from './get-user.ts';
import { comparePassword } from './compare-password.ts';

type Command = Readonly<{
  /** Username or e-mail. */
  name: string;
  password: string;
  userAgent: string;
  from: CallOrigin;
}>;
type Opened = Readonly<{ user: UserRecord; session: SessionRecord }>;
type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  networks: KnownNetworks;
  attempts: SignInAttempts;
  passwords: PasswordHashing;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
  random: Random;
}>;
type Refusal = 'unknown-name' | 'paused' | 'wrong-password' | 'not-active';

/** An account that signed in from this network before has a queue key of its own: other callers do not delay it. */
const turnOf = ({ accountId, ip, isKnown }: SignInAttempt, { signal }: CallOrigin): HashingTurn =>
  isKnown ? { lane: 'known', key: `account:${accountId} ${ip}`, signal } : { lane: 'strangers', ip, signal };

const actorOf = ({ user: { id, username, role, merchantId }, session }: Opened): SignedIn => ({
  kind: 'user',
  userId: id,
  username,
  role,
  merchantId,
  sessionId: session.id,
  provedAt: session.createdAt,
});

/** Opens a session. Every refusal is the same failure after the same work. @throws BadCredentials, RateLimited */
export class SignIn {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ name, password, userAgent, from }: Command): Promise<Opened> {
    const { users, networks, attempts } = this.#deps;
    const user = await users.find({ name });
    const accountId = user?.id ?? null;
    const isKnown = await networks.isKnown(accountId, from.ip);
    const attempt = { name, accountId, ip: from.ip, isKnown };
    const turn = turnOf(attempt, from);
    const hash = user?.passwordHash ?? null;
    const { isRight, pause } = await comparePassword(this.#deps, { attempt, password, hash, turn });
    if (user === null) return this.#refuse(attempt, 'unknown-name');
    if (pause !== null) return this.#refuse(attempt, 'paused');
    if (!isRight) return this.#refuse(attempt, 'wrong-password');
    if (!user.isActive) return this.#refuse(attempt, 'not-active');
    const strongerHash = await this.#strongerHash(user, password, turn);
    const opened = await this.#open(user, strongerHash, { ip: from.ip, userAgent });
    await attempts.clear(attempt, [name, opened.user.username, opened.user.email]);
    return opened;
  }

  /** Rehashes a password whose hash is outdated; when the queue is full, a later sign-in does. */
  async #strongerHash(user: User, password: string, turn: HashingTurn): Promise<string | undefined> {
    const { passwords } = this.#deps;
    if (!passwords.isOutdated(user.passwordHash)) return undefined;
    try {
      return await passwords.hash(password, turn);
    } catch (error) {
      if (error instanceof RateLimited) return undefined;
      throw error;
    }
  }

  /** The audit log has a digest of the name instead of the name: users type passwords into that field. */
  async #refuse({ name, accountId }: SignInAttempt, reason: Refusal): Promise<never> {
    const { audit, passwords } = this.#deps;
    const nameDigest = passwords.digest(name.toLowerCase());
    await audit.record({
      actor: anonymous,
      action: 'user.sign-in-refused',
      subject: accountId === null ? { type: 'person', id: nameDigest } : { type: 'user', id: accountId },
      data: { nameDigest, reason },
    });
    throw new BadCredentials();
  }

  #open(
    { id: userId, passwordHash: comparedHash }: User,
    strongerHash: string | undefined,
    from: Readonly<{ ip: string; userAgent: string }>,
  ): Promise<Opened> {
    const { users, sessions, networks, work, audit, clock, random } = this.#deps;
    const now = clock.now();
    const session = Session.create({ id: random.uuid(), userId, ...from }, now);
    return work.transact(async () => {
      const user = await getUserForUpdate(users, userId);
      user.signIn({ comparedHash, strongerHash, now });
      await users.save(user);
      await sessions.add(session);
      await networks.remember(userId, from.ip, now);
      const opened = { user: user.toRecord(), session: session.toRecord() };
      const actor = actorOf(opened);
      await audit.record({ actor, action: 'user.signed-in', subject: { type: 'user', id: userId } });
      return opened;
    });
  }
}
