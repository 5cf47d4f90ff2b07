import type { Clock } from '#kernel/clock.ts';
import type { CallOrigin } from '#kernel/hashing-turn.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { ChallengeEnded, PasskeyRefused } from '../domain/failures.ts';
import { isOpen } from '../domain/sign-in-challenge.ts';
import type { PasskeyResponse, Passkeys } from '../ports/passkeys.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { SecondStepLimits } from './second-step-limits.ts';
import type { SignInChallenges } from '../ports/sign-in-challenges.ts';
import { getUserForUpdate } from './get-user.ts';
import { openSession, type OpenedSession, type OpenSessionDeps } from './open-session.ts';
import type { DeviceOrigin } from './queue-security-mail.ts';
import { recordRefusedSignIn } from './record-refused-sign-in.ts';
import { usePasskey } from './use-factor.ts';

type Command = Readonly<{
  challenge: string;
  response: PasskeyResponse;
  userAgent: string;
  from: CallOrigin;
}>;
type Deps = OpenSessionDeps &
  Readonly<{
    challenges: SignInChallenges;
    factors: SecondFactors;
    passkeys: Passkeys;
    passwords: PasswordHashing;
    secondStepLimits: SecondStepLimits;
    work: UnitOfWork;
    clock: Clock;
  }>;

/**
 * Signs in by a passkey alone: the device and its unlocking are two factors. A challenge is used once, also by a refused
 * response. @throws ChallengeEnded, PasskeyRefused, RateLimited
 */
export class SignInByPasskey {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ challenge, response, userAgent, from: { ip } }: Command): Promise<OpenedSession> {
    await this.#deps.secondStepLimits.takeCall(ip);
    const bytes = await this.#useChallenge(challenge);
    const factor = await this.#deps.factors.withCredential(response.id);
    const accountId = factor?.userId ?? null;
    const opened =
      accountId === null ? null : await this.#open(accountId, bytes, response, { ip, userAgent });
    if (opened !== null) return opened;
    await recordRefusedSignIn(this.#deps, { name: response.id, accountId, reason: 'wrong-passkey' });
    throw new PasskeyRefused();
  }

  /** @throws ChallengeEnded */
  async #useChallenge(id: string): Promise<Uint8Array> {
    const { challenges, work, clock } = this.#deps;
    const found = await challenges.find(id);
    const isUsable = found?.purpose === 'PASSKEY_SIGN_IN' && isOpen(found, clock.now());
    if (!isUsable || !(await work.transact(() => challenges.remove(id)))) throw new ChallengeEnded();
    return found.challenge;
  }

  #open(
    userId: number,
    challenge: Uint8Array,
    response: PasskeyResponse,
    by: DeviceOrigin,
  ): Promise<OpenedSession | null> {
    const { users, work, clock } = this.#deps;
    return work.transact(async () => {
      const now = clock.now();
      const user = await getUserForUpdate(users, userId);
      if (!user.isActive) return null;
      const used = await usePasskey(this.#deps, { userId, response, challenge, now });
      return used === null ? null : openSession(this.#deps, { user, by, method: 'PASSKEY', now });
    });
  }
}
