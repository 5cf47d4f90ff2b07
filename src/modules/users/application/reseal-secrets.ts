import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { isTotp } from '../domain/second-factor.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { TotpSecrets } from '../ports/totp-secrets.ts';
import type { Users } from '../ports/users.ts';

type Deps = Readonly<{ users: Users; factors: SecondFactors; totp: TotpSecrets; work: UnitOfWork }>;

/** Seals the secrets of authenticator apps with the current key, so that the former one can be taken away. */
export class ResealSecrets {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(): Promise<void> {
    for (const userId of await this.#deps.factors.usersWithTotp()) await this.#resealOf(userId);
  }

  #resealOf(userId: number): Promise<void> {
    const { users, factors, totp, work } = this.#deps;
    return work.transact(async () => {
      await users.lock({ id: userId });
      for (const factor of (await factors.ofUser(userId)).filter(isTotp)) {
        const sealedSecret = await totp.reseal(factor.id, factor.sealedSecret);
        if (sealedSecret !== null) await factors.save({ ...factor, sealedSecret });
      }
    });
  }
}
