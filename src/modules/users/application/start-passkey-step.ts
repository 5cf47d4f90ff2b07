import type { Clock } from '#kernel/clock.ts';
import type { CallOrigin } from '#kernel/hashing-turn.ts';
import { isPasskey } from '../domain/second-factor.ts';
import type { PasskeyOptions, Passkeys } from '../ports/passkeys.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { SecondStepLimits } from './second-step-limits.ts';
import type { SignInChallenges } from '../ports/sign-in-challenges.ts';
import { getOpenSignIn } from './complete-sign-in.ts';

type Command = Readonly<{ challenge: string; from: CallOrigin }>;
type Deps = Readonly<{
  challenges: SignInChallenges;
  factors: SecondFactors;
  passkeys: Passkeys;
  secondStepLimits: SecondStepLimits;
  clock: Clock;
}>;

/** Options for a passkey as second step of a sign-in. @throws ChallengeEnded, RateLimited */
export class StartPasskeyStep {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ challenge: id, from }: Command): Promise<PasskeyOptions> {
    const { factors, passkeys, secondStepLimits } = this.#deps;
    await secondStepLimits.takeCall(from.ip);
    const { userId, challenge } = await getOpenSignIn(this.#deps, id);
    return passkeys.requestOptions(challenge, (await factors.ofUser(userId)).filter(isPasskey));
  }
}
