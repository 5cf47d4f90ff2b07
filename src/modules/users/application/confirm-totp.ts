import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { CallOrigin } from '#kernel/hashing-turn.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import { FactorNotFound } from '../domain/failures.ts';
import { readTotpCode } from '../domain/recovery-code.ts';
import { confirmationMs, isTotp, type TotpFactor } from '../domain/second-factor.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { TotpSecrets } from '../ports/totp-secrets.ts';
import type { Users } from '../ports/users.ts';
import { addFactor, type AddFactorDeps } from './add-factor.ts';
import { getUserForUpdate } from './get-user.ts';
import { mustHaveSession } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  factorId: number;
  code: string;
  name: string;
  userAgent: string;
  from: CallOrigin;
}>;
type Deps = AddFactorDeps & Readonly<{ users: Users; totp: TotpSecrets; work: UnitOfWork; clock: Clock }>;

/** An authenticator app of the caller that waits for its first code. @throws SignInNeeded, EmailUnverified, FactorNotFound */
export const getUnconfirmedTotp = async (
  { factors, clock }: Readonly<{ factors: SecondFactors; clock: Clock }>,
  actor: Actor,
  factorId: number,
): Promise<TotpFactor> => {
  mustHaveSession(actor);
  requireVerifiedEmail(actor);
  const all = await factors.ofUser(actor.userId);
  const found = all.filter(isTotp).find(({ id }) => id === factorId);
  if (found === undefined || found.confirmedAt !== null) throw new FactorNotFound();
  if (clock.now().getTime() - found.createdAt.getTime() > confirmationMs) throw new FactorNotFound();
  return found;
};

/**
 * Confirms an authenticator app by its first code, within fifteen minutes.
 * @throws SignInNeeded, EmailUnverified, FactorNotFound, InvalidFields, TooManyFactors
 */
export class ConfirmTotp {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns ten recovery codes with the first factor, else null */
  async execute({
    actor,
    factorId,
    code,
    name,
    userAgent,
    from,
  }: Command): Promise<readonly string[] | null> {
    const { users, totp, work, clock } = this.#deps;
    mustHaveSession(actor);
    const { userId } = actor;
    return work.transact(async () => {
      const now = clock.now();
      await getUserForUpdate(users, userId);
      const pending = await getUnconfirmedTotp(this.#deps, actor, factorId);
      const digits = readTotpCode(code);
      const given = { sealed: pending.sealedSecret, code: digits ?? '', now };
      const step = digits === null ? null : await totp.stepOf(factorId, given);
      if (step === null) throw new InvalidFields([{ field: 'code', code: 'fields.wrong-code' }]);
      const factor = { ...pending, name, lastStep: step, confirmedAt: now };
      return addFactor(this.#deps, { actor, factor, by: { ip: from.ip, userAgent }, now });
    });
  }
}
