import { anonymous, type Role, type SignedIn } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { BadCredentials } from '../domain/failures.ts';
import { openSession } from '../domain/session.ts';
import type { User } from '../domain/user.ts';
import type { KnownNetworks } from '../ports/known-networks.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { SessionTokens } from '../ports/session-tokens.ts';
import type { SignInAttempt, SignInAttempts } from '../ports/sign-in-attempts.ts';
import type { Users } from '../ports/users.ts';
import { comparePassword } from './compare-password.ts';

type Command = Readonly<{
  /** Username or e-mail. */
  name: string;
  password: string;
  address: string;
  userAgent: string;
  /** Aborted when the caller leaves. */
  signal?: AbortSignal | undefined;
}>;
type Result = Readonly<{ token: string; username: string; role: Role; expiresAt: Date }>;
type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  networks: KnownNetworks;
  tokens: SessionTokens;
  attempts: SignInAttempts;
  passwords: PasswordHashing;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
  random: Random;
}>;
type Refusal = 'unknown-name' | 'paused' | 'wrong-password' | 'not-active';

/** An account that signed in from this network before keeps its place however many strangers try. */
const turnOf = (
  { accountId, address, isKnown }: SignInAttempt,
  signal: AbortSignal | undefined,
): HashingTurn =>
  isKnown
    ? { lane: 'known', key: `account:${accountId} ${address}`, signal }
    : { lane: 'strangers', ip: address, signal };

/** Opens a session. Whatever is wrong, the refusal and its time are the same. @throws BadCredentials, RateLimited */
export class SignIn {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ name, password, address, userAgent, signal }: Command): Promise<Result> {
    const { users, networks, tokens, attempts } = this.#deps;
    const user = await users.byName(name);
    const accountId = user?.state.id ?? null;
    const isKnown = await networks.isKnown(accountId, address);
    const attempt = { name, accountId, address, isKnown };
    const turn = turnOf(attempt, signal);
    const hash = user?.state.passwordHash ?? null;
    const { isRight, pause } = await comparePassword(this.#deps, { attempt, password, hash, turn });
    if (user === null) return this.#refuse(attempt, 'unknown-name');
    if (pause !== null) return this.#refuse(attempt, 'paused');
    if (!isRight) return this.#refuse(attempt, 'wrong-password');
    if (!user.mayEnter) return this.#refuse(attempt, 'not-active');
    const strongerHash = await this.#strongerHash(user, password, turn);
    const session = await this.#open(user, strongerHash, { address, userAgent });
    const { username, email, role } = user.state;
    await attempts.clear(attempt, [name, username, email]);
    return { token: await tokens.issue(session), username, role, expiresAt: session.expiresAt };
  }

  /** A hash that was made with less work is made again; when the queue is full, at a later sign-in. */
  async #strongerHash({ state }: User, password: string, turn: HashingTurn): Promise<string | undefined> {
    const { passwords } = this.#deps;
    if (!passwords.isOutdated(state.passwordHash)) return undefined;
    try {
      return await passwords.hash(password, turn);
    } catch (error) {
      if (error instanceof RateLimited) return undefined;
      throw error;
    }
  }

  /** The name stays out of the row, for people type passwords there; equal names have equal digests. */
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
    { state: { id, username, role, merchantId, passwordHash } }: User,
    strongerHash: string | undefined,
    from: Readonly<{ address: string; userAgent: string }>,
  ) {
    const { users, sessions, networks, work, audit, clock, random } = this.#deps;
    const now = clock.now();
    const session = openSession({ id: random.uuid(), userId: id, now, ...from });
    const user = { userId: id, username, role, merchantId, sessionId: session.id, provedAt: now };
    const actor: SignedIn = { kind: 'user', ...user };
    return work.transact(async () => {
      await users.change(id, (found) => found.enter({ comparedHash: passwordHash, strongerHash, now }));
      await sessions.add(session);
      await networks.remember(id, from.address, now);
      await audit.record({ actor, action: 'user.signed-in', subject: { type: 'user', id } });
      return session;
    });
  }
}
