import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Random } from '#kernel/random.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import { isPasskey } from '../domain/second-factor.ts';
import { challengeBytes, openChallenge } from '../domain/sign-in-challenge.ts';
import type { PasskeyOptions, Passkeys } from '../ports/passkeys.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { SignInChallenges } from '../ports/sign-in-challenges.ts';
import { mustHaveRoomForFactor } from './add-factor.ts';
import { mustHaveSession } from './policies.ts';

type Deps = Readonly<{
  factors: SecondFactors;
  challenges: SignInChallenges;
  passkeys: Passkeys;
  clock: Clock;
  random: Random;
}>;

/** Options for a new passkey, valid for five minutes. @throws SignInNeeded, EmailUnverified, ProofNeeded, TooManyFactors */
export class StartPasskey {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({
    actor,
  }: Readonly<{ actor: Actor }>): Promise<{ challenge: string; options: PasskeyOptions }> {
    const { factors, challenges, passkeys, clock, random } = this.#deps;
    mustHaveSession(actor);
    requireVerifiedEmail(actor);
    requireRecentProof(actor, clock);
    const { userId, username } = actor;
    await mustHaveRoomForFactor(factors, userId);
    const exclude = (await factors.ofUser(userId)).filter(isPasskey);
    const id = random.uuid();
    const challenge = random.bytes(challengeBytes);
    await challenges.add(openChallenge({ id, userId, purpose: 'ADD_PASSKEY', challenge }, clock.now()));
    const options = await passkeys.creationOptions({ userId, username }, { challenge, exclude });
    return { challenge: id, options };
  }
}
