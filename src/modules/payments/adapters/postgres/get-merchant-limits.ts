import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { businessDateOf, startOfDay } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { Money } from '#kernel/money.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { newMerchantLimits } from '../../application/check-limits.ts';
import { MerchantNotFound } from '../../domain/failures.ts';
import { limitsAt, type CurrentLimits, type LimitFacts } from '../../domain/merchant-limits.ts';
import type { MerchantLimits } from '../../ports/merchant-limits.ts';
import { usedSum } from './sql-merchant-limits.ts';

type Deps = Readonly<{
  database: Database;
  config: Config;
  merchants: MerchantDirectory;
  merchantLimits: MerchantLimits;
  clock: Clock;
}>;

/** The limits of a merchant and what they leave today. */
export type LimitsView = Readonly<{
  limits: CurrentLimits | null;
  used: Money<'EUR'>;
  reachedAt: string | null;
  isOwn: boolean;
  reason: string | null;
}>;

const read = async (deps: Deps, merchantId: number, known?: LimitFacts): Promise<LimitsView> => {
  const { database, config, merchantLimits, clock } = deps;
  const now = clock.now();
  const day = businessDateOf(now);
  const facts = known ?? (await merchantLimits.factsOf(merchantId));
  const [sum] = await database.rows<{ minor: number }>(`select ${usedSum}`, {
    merchantId,
    since: startOfDay(day),
  });
  const [about] = await database.rows<{ reachedAt: string | null; reason: string | null }>(
    `select (select r.reached_at from reached_limits r where r.merchant_id = :merchantId and r.day = :day) as "reachedAt",
            (select l.reason from merchant_limits l where l.merchant_id = :merchantId) as reason`,
    { merchantId, day },
  );
  return {
    limits: limitsAt(newMerchantLimits(config), facts, now),
    used: Money.ofMinor(sum!.minor, 'EUR'),
    reachedAt: about!.reachedAt,
    isOwn: facts.own !== null,
    reason: about!.reason,
  };
};

/** The limits of the actor's merchant; null when none holds now. @throws SignInNeeded, NotAllowed */
export const firstOwnLimits = async (deps: Deps, actor: Actor): Promise<LimitsView | null> => {
  const merchantId = mustHold(actor, 'EXPORT');
  const { config, merchantLimits, clock } = deps;
  const facts = await merchantLimits.factsOf(merchantId);
  const holds = limitsAt(newMerchantLimits(config), facts, clock.now()) !== null;
  return holds ? read(deps, merchantId, facts) : null;
};

/** @throws SignInNeeded, NotAllowed */
export const getOwnLimits = (deps: Deps, actor: Actor): Promise<LimitsView> =>
  read(deps, mustHold(actor, 'EXPORT'));

/** For ADMIN and SUPPORT. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export const getMerchantLimits = async (
  deps: Deps,
  actor: Actor,
  merchantId: number,
): Promise<LimitsView> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT');
  if ((await deps.merchants.openById(merchantId)) === null) throw new MerchantNotFound();
  return read(deps, merchantId);
};
