import type { Clock } from '#kernel/clock.ts';
import type { CallOrigin, HashingTurn } from '#kernel/hashing-turn.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { BadCredentials, SecondFactorNeeded, UserNotFound } from '../domain/failures.ts';
import { mustHaveFactor, type SecondFactorPolicy } from '../domain/second-factor.ts';
import { challengeBytes, openChallenge } from '../domain/sign-in-challenge.ts';
import type { User } from '../domain/user.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { SignInAttempt, SignInAttempts } from './sign-in-attempts.ts';
import type { SignInChallenges } from '../ports/sign-in-challenges.ts';
import { comparePassword } from './compare-password.ts';
import { getUserForUpdate } from './get-user.ts';
import { openSession, type OpenedSession, type OpenSessionDeps } from './open-session.ts';
import type { DeviceOrigin } from './queue-security-mail.ts';
import { recordRefusedSignIn } from './record-refused-sign-in.ts';
import { secondStepsOf } from './second-steps.ts';

type Command = Readonly<{
  /** Username or e-mail. */
  name: string;
  password: string;
  userAgent: string;
  from: CallOrigin;
}>;
type Deps = OpenSessionDeps &
  Readonly<{
    attempts: SignInAttempts;
    passwords: PasswordHashing;
    factors: SecondFactors;
    challenges: SignInChallenges;
    /** Who must have a second factor. */
    factorPolicy: SecondFactorPolicy;
    work: UnitOfWork;
    clock: Clock;
  }>;
type Refusal = Parameters<typeof recordRefusedSignIn>[1]['reason'];

/** An account that signed in from this network before has a queue key of its own: other callers do not delay it. */
const turnOf = ({ accountId, ip, isKnown }: SignInAttempt, { signal }: CallOrigin): HashingTurn =>
  isKnown ? { lane: 'known', key: `account:${accountId} ${ip}`, signal } : { lane: 'strangers', ip, signal };

/**
 * Opens a session, or a challenge when the account has a second factor. Every refusal is the same failure after the
 * same work. @throws BadCredentials, SecondFactorNeeded, RateLimited
 */
export class SignIn {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ name, password, userAgent, from }: Command): Promise<OpenedSession> {
    const { users, origins, attempts } = this.#deps;
    const user = await users.find({ name });
    const accountId = user?.id ?? null;
    const isKnown = await origins.isKnownNetwork(accountId, from.ip);
    const attempt = { name, accountId, ip: from.ip, isKnown };
    const turn = turnOf(attempt, from);
    const hash = user?.passwordHash ?? null;
    const { isRight, pause } = await comparePassword(this.#deps, { attempt, password, hash, turn });
    if (user === null) return this.#refuse(attempt, 'unknown-name');
    if (pause !== null) return this.#refuse(attempt, 'paused');
    if (!isRight) return this.#refuse(attempt, 'wrong-password');
    if (!user.isActive) return this.#refuse(attempt, 'not-active');
    const strongerHash = await this.#strongerHash(user, password, turn);
    const opened = await this.#enter(user, strongerHash, { ip: from.ip, userAgent }).catch(
      (error: unknown) => {
        // Deleted since the password was compared: as an unknown name.
        const isGone = error instanceof UserNotFound;
        if (isGone || error instanceof BadCredentials) return this.#refuse(attempt, 'changed-meanwhile');
        throw error;
      },
    );
    if (opened instanceof SecondFactorNeeded) {
      // Codes count as attempts of the account: the right password does not reset them, and counts no failure.
      await attempts.cancel(attempt);
      throw opened;
    }
    await attempts.clear(attempt, [name, opened.user.username, opened.user.email]);
    return opened;
  }

  /** Rehashes a password whose hash is outdated; when the queue is full, a later sign-in does. */
  async #strongerHash(user: User, password: string, turn: HashingTurn): Promise<string | undefined> {
    const { passwords } = this.#deps;
    if (user.passwordHash === null || !passwords.isOutdated(user.passwordHash)) return undefined;
    try {
      return await passwords.hash(password, turn);
    } catch (error) {
      if (error instanceof RateLimited) return undefined;
      throw error;
    }
  }

  async #refuse({ name, accountId }: SignInAttempt, reason: Refusal): Promise<never> {
    await recordRefusedSignIn(this.#deps, { name, accountId, reason });
    throw new BadCredentials();
  }

  #enter(
    { id: userId, passwordHash: comparedHash }: User,
    strongerHash: string | undefined,
    by: DeviceOrigin,
  ): Promise<OpenedSession | SecondFactorNeeded> {
    const { users, challenges, factorPolicy, work, clock, random } = this.#deps;
    return work.transact(async () => {
      const now = clock.now();
      const user = await getUserForUpdate(users, userId);
      user.acceptPassword({ comparedHash, strongerHash });
      const steps = await secondStepsOf(this.#deps, userId);
      if (steps.length === 0) {
        const needsSecondFactor = mustHaveFactor(user.toRecord().role, factorPolicy);
        return openSession(this.#deps, { user, by, method: 'PASSWORD', needsSecondFactor, now });
      }
      await users.save(user);
      const id = random.uuid();
      const challenge = random.bytes(challengeBytes);
      await challenges.add(openChallenge({ id, userId, purpose: 'SIGN_IN', challenge }, now));
      return new SecondFactorNeeded(id, steps);
    });
  }
}
