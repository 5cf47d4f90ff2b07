import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { CallOrigin } from '#kernel/hashing-turn.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import { isOpen } from '../domain/sign-in-challenge.ts';
import type { PasskeyResponse, Passkeys } from '../ports/passkeys.ts';
import type { SignInChallenges } from '../ports/sign-in-challenges.ts';
import type { Users } from '../ports/users.ts';
import { addFactor, type AddFactorDeps } from './add-factor.ts';
import { getUserForUpdate } from './get-user.ts';
import { mustHaveSession } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  challenge: string;
  name: string;
  response: PasskeyResponse;
  userAgent: string;
  from: CallOrigin;
}>;
type Deps = AddFactorDeps &
  Readonly<{
    users: Users;
    challenges: SignInChallenges;
    passkeys: Passkeys;
    work: UnitOfWork;
    clock: Clock;
  }>;

const refused = (field: string, code: string): InvalidFields => new InvalidFields([{ field, code }]);

/**
 * Adds a passkey by the response to a challenge of the caller; a challenge is used once.
 * @throws SignInNeeded, EmailUnverified, InvalidFields, TooManyFactors, PasskeyTaken
 */
export class AddPasskey {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns ten recovery codes with the first factor, else null */
  async execute({
    actor,
    challenge: id,
    name,
    response,
    userAgent,
    from,
  }: Command): Promise<readonly string[] | null> {
    const { users, factors, passkeys, work, clock } = this.#deps;
    mustHaveSession(actor);
    requireVerifiedEmail(actor);
    const { userId } = actor;
    const credential = await passkeys.verifyCreation(response, await this.#useChallenge(id, userId));
    if (credential === null) throw refused('response', 'fields.passkey-refused');
    return work.transact(async () => {
      const now = clock.now();
      await getUserForUpdate(users, userId);
      const times = { createdAt: now, confirmedAt: now, lastUsedAt: null };
      const factor = {
        id: await factors.nextId(),
        userId,
        name,
        ...times,
        kind: 'PASSKEY',
        ...credential,
      } as const;
      return addFactor(this.#deps, { actor, factor, by: { ip: from.ip, userAgent }, now });
    });
  }

  async #useChallenge(id: string, userId: number): Promise<Uint8Array> {
    const { challenges, work, clock } = this.#deps;
    const found = await challenges.find(id);
    const isOwn = found?.purpose === 'ADD_PASSKEY' && found.userId === userId && isOpen(found, clock.now());
    if (!isOwn || !(await work.transact(() => challenges.remove(id))))
      throw refused('challenge', 'fields.challenge-ended');
    return found.challenge;
  }
}
