import type { Clock } from '#kernel/clock.ts';
import type { CallOrigin } from '#kernel/hashing-turn.ts';
import type { Random } from '#kernel/random.ts';
import { challengeBytes, openChallenge } from '../domain/sign-in-challenge.ts';
import type { PasskeyOptions, Passkeys } from '../ports/passkeys.ts';
import type { SecondStepLimits } from './second-step-limits.ts';
import type { SignInChallenges } from '../ports/sign-in-challenges.ts';

type Deps = Readonly<{
  challenges: SignInChallenges;
  passkeys: Passkeys;
  secondStepLimits: SecondStepLimits;
  clock: Clock;
  random: Random;
}>;

/** Options for a sign-in by passkey without a username: the authenticator offers its accounts. @throws RateLimited */
export class StartPasskeySignIn {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({
    from,
  }: Readonly<{ from: CallOrigin }>): Promise<{ challenge: string; options: PasskeyOptions }> {
    const { challenges, passkeys, secondStepLimits, clock, random } = this.#deps;
    await secondStepLimits.takeCall(from.ip);
    const opening = {
      id: random.uuid(),
      userId: null,
      purpose: 'PASSKEY_SIGN_IN',
      challenge: random.bytes(challengeBytes),
    } as const;
    await challenges.add(openChallenge(opening, clock.now()));
    return { challenge: opening.id, options: await passkeys.requestOptions(opening.challenge, []) };
  }
}
