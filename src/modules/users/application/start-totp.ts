import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Random } from '#kernel/random.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { TotpSecrets } from '../ports/totp-secrets.ts';
import type { Users } from '../ports/users.ts';
import { mustHaveRoomForFactor } from './add-factor.ts';
import { getUserForUpdate } from './get-user.ts';
import { mustHaveSession } from './policies.ts';

type Deps = Readonly<{
  users: Users;
  factors: SecondFactors;
  totp: TotpSecrets;
  work: UnitOfWork;
  clock: Clock;
  random: Random;
}>;
type StartedTotp = Readonly<{ id: number; secret: string; url: string }>;

/** RFC 4226, section 4, recommends 160 bits. */
const secretBytes = 20;

/**
 * Makes the secret of an authenticator app; it counts once a code confirms it. An earlier unconfirmed one ends.
 * @throws SignInNeeded, EmailUnverified, ProofNeeded, TooManyFactors
 */
export class StartTotp {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<StartedTotp> {
    const { users, factors, totp, work, clock, random } = this.#deps;
    mustHaveSession(actor);
    requireVerifiedEmail(actor);
    requireRecentProof(actor, clock);
    const { userId, username } = actor;
    return work.transact(async () => {
      await getUserForUpdate(users, userId);
      await mustHaveRoomForFactor(factors, userId);
      const unconfirmed = (await factors.ofUser(userId)).filter(({ confirmedAt }) => confirmedAt === null);
      await factors.remove(unconfirmed.map(({ id }) => id));
      const id = await factors.nextId();
      const { sealed, base32, url } = await totp.create(id, { secret: random.bytes(secretBytes), username });
      await factors.save({
        id,
        userId,
        kind: 'TOTP',
        name: '',
        sealedSecret: sealed,
        lastStep: null,
        createdAt: clock.now(),
        confirmedAt: null,
        lastUsedAt: null,
      });
      return { id, secret: base32, url };
    });
  }
}
