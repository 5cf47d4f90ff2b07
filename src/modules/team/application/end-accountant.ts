import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { AccountantAssignments, MerchantDirectory } from '#modules/merchants/index.ts';
import { AccountantNotFound } from '../domain/failures.ts';
import { changingMerchantOf, managedMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; userId: number }>;
type Deps = Readonly<{
  accountants: AccountantAssignments;
  directory: MerchantDirectory;
  clock: Clock;
}>;

/**
 * Ends the access of an accountant of the caller's merchant at once.
 * @throws SignInNeeded, NotAllowed, ProofNeeded, MerchantSuspended, AccountantNotFound
 */
export class EndAccountant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId }: Command): Promise<void> {
    const { accountants, directory, clock } = this.#deps;
    managedMerchantOf(actor);
    requireRecentProof(actor, clock);
    const { id: merchantId } = await changingMerchantOf(actor, directory);
    const hasEnded = await accountants.end({ merchantId, userId }, actor);
    if (!hasEnded) throw new AccountantNotFound();
  }
}
