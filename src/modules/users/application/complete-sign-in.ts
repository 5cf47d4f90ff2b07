import type { Clock } from '#kernel/clock.ts';
import type { CallOrigin } from '#kernel/hashing-turn.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { ChallengeEnded, CodeRefused, PasskeyRefused } from '../domain/failures.ts';
import { isOpen, type UserChallenge } from '../domain/sign-in-challenge.ts';
import type { User } from '../domain/user.ts';
import type { PasskeyResponse, Passkeys } from '../ports/passkeys.ts';
import type { SecondStepLimits, SignInCode } from './second-step-limits.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import type { SignInChallenges } from '../ports/sign-in-challenges.ts';
import { getUser, getUserForUpdate } from './get-user.ts';
import { openSession, type OpenedSession, type OpenSessionDeps } from './open-session.ts';
import { queueSecurityMail, type DeviceOrigin } from './queue-security-mail.ts';
import { recordRefusedSignIn } from './record-refused-sign-in.ts';
import { useCode, usePasskey, type CodeDeps } from './use-factor.ts';

/** A code of an authenticator app or a recovery code, or the response of a passkey. */
type Answer = Readonly<{ code: string }> | Readonly<{ response: PasskeyResponse }>;
type Command = Readonly<{ challenge: string; answer: Answer; userAgent: string; from: CallOrigin }>;
type Deps = OpenSessionDeps &
  CodeDeps &
  Readonly<{
    challenges: SignInChallenges;
    passkeys: Passkeys;
    attempts: SignInAttempts;
    secondStepLimits: SecondStepLimits;
    work: UnitOfWork;
    clock: Clock;
  }>;
type Given = Readonly<{ user: User; challenge: UserChallenge; answer: Answer; now: Date }>;

/** A challenge of a sign-in that may still be answered. @throws ChallengeEnded */
export const getOpenSignIn = async (
  { challenges, clock }: Readonly<{ challenges: SignInChallenges; clock: Clock }>,
  id: string,
): Promise<UserChallenge> => {
  const found = await challenges.find(id);
  if (found === null || found.purpose !== 'SIGN_IN' || !isOpen(found, clock.now()))
    throw new ChallengeEnded();
  return { ...found, userId: found.userId! };
};

/**
 * Completes a sign-in whose password was right. Wrong answers count as failed sign-ins, and five of them end the
 * challenge; five wrong codes are mailed to the person.
 * @throws ChallengeEnded, CodeRefused, PasskeyRefused, RateLimited
 */
export class CompleteSignIn {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ challenge: id, answer, userAgent, from: { ip } }: Command): Promise<OpenedSession> {
    const { users, origins, attempts, secondStepLimits } = this.#deps;
    await secondStepLimits.takeCall(ip);
    const { userId } = await getOpenSignIn(this.#deps, id);
    const { username: name, passwordChangedAt } = (await getUser(users, userId)).toRecord();
    const attempt = { name, accountId: userId, ip, isKnown: await origins.isKnownNetwork(userId, ip) };
    const pause = await attempts.begin(attempt);
    if (pause !== null) throw pause;
    const code = { userId, passwordChangedAt, ip, isKnown: attempt.isKnown };
    const isCode = 'code' in answer;
    // A passkey cannot be guessed: its holder gets in while a stranger who knows the password tries codes.
    if (isCode) await secondStepLimits.takeSignInCode(code);
    const by = { ip, userAgent };
    const opened = await this.#complete(id, answer, by);
    if (opened === null) {
      const reason = isCode ? 'wrong-code' : 'wrong-passkey';
      await recordRefusedSignIn(this.#deps, { name, accountId: userId, reason });
      if (isCode) await this.#warn(code, by);
      throw isCode ? new CodeRefused() : new PasskeyRefused();
    }
    await attempts.clear(attempt, [name, opened.user.email]);
    await secondStepLimits.clearSignInCodes(code);
    return opened;
  }

  /** Mails the person, once a day, when five wrong codes followed a right password: another one knows it. */
  async #warn(code: SignInCode, by: DeviceOrigin): Promise<void> {
    const { secondStepLimits, work, clock } = this.#deps;
    if (!(await secondStepLimits.countWrongCode(code))) return;
    const fact = { userId: code.userId, kind: 'WRONG_CODES', at: clock.now(), by } as const;
    await work.transact(() => queueSecurityMail(this.#deps, fact));
  }

  /** @returns null for a wrong answer, which has been counted */
  #complete(id: string, answer: Answer, by: DeviceOrigin): Promise<OpenedSession | null> {
    const { users, challenges, work, clock } = this.#deps;
    return work.transact(async () => {
      const now = clock.now();
      const { userId } = await getOpenSignIn(this.#deps, id);
      const user = await getUserForUpdate(users, userId);
      // Read again under the lock: a concurrent answer may have used the challenge up.
      const challenge = await getOpenSignIn(this.#deps, id);
      const { passwordChangedAt } = user.toRecord();
      if (!user.isActive || passwordChangedAt > challenge.createdAt) throw new ChallengeEnded();
      if (!(await this.#isRight({ user, challenge, answer, now }))) {
        await challenges.countAttempt(id);
        return null;
      }
      await challenges.remove(id);
      return openSession(this.#deps, { user, by, method: 'code' in answer ? 'CODE' : 'PASSKEY', now });
    });
  }

  async #isRight({ user: { id: userId }, challenge, answer, now }: Given): Promise<boolean> {
    if ('code' in answer) return useCode(this.#deps, { userId, code: answer.code, now });
    const given = { userId, response: answer.response, challenge: challenge.challenge, now };
    return (await usePasskey(this.#deps, given)) !== null;
  }
}
