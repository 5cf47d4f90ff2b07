import type { Actor } from '#kernel/actor.ts';
import { maySee } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { BankLineNotFound } from '../domain/failures.ts';
import type { BankMatches } from './bank-matches.ts';
import { writableBanks } from './policies.ts';

type Deps = Readonly<{ bankMatches: Pick<BankMatches, 'merchantOf'>; merchants: MerchantDirectory }>;

/**
 * The merchant of a movement that the actor may match.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing, MerchantSuspended, BankLineNotFound
 */
export const writableLine = async (deps: Deps, actor: Actor, lineId: number): Promise<number> => {
  const writable = await writableBanks(deps, actor);
  const merchantId = await deps.bankMatches.merchantOf(lineId);
  if (merchantId === null || !maySee(writable, merchantId)) throw new BankLineNotFound();
  return merchantId;
};
