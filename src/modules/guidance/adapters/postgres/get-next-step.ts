import { businessDateOf } from '#kernel/business-date.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold, roleHolds } from '#kernel/merchant-rights.ts';
import type { ProviderAccounts } from '#modules/accounts/index.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { merchantFacts } from './merchant-facts.ts';
import { guidanceOf, type Guidance, type MerchantFacts } from '../../domain/next-step.ts';

type Deps = Readonly<{ accounts: ProviderAccounts; clock: Clock; config: Config; database: Database }>;

/** What the caller should do now, by its rights in the team. @throws SignInNeeded, NotAllowed */
export const getNextStep = async (
  deps: Deps,
  actor: Actor,
): Promise<Guidance & Pick<MerchantFacts, 'hasForeignDocuments'>> => {
  const { accounts, clock, config } = deps;
  const merchantId = mustHold(actor, 'SEE');
  const now = clock.now();
  const today = businessDateOf(now);
  const needsAccount = config.stripe.routing === 'direct';
  const account = needsAccount ? await accounts.ofMerchant(merchantId) : null;
  const facts = await merchantFacts(deps, { merchantId, today, now });
  const guidance = guidanceOf({
    ...facts,
    isEmailVerified: actor.kind === 'user' && actor.isEmailVerified === true,
    needsAccount,
    isChargeable: account?.isChargeable === true,
    today,
    holds: (right) => actor.kind === 'user' && roleHolds(actor.merchantRole, right),
  });
  return { ...guidance, hasForeignDocuments: facts.hasForeignDocuments };
};
