import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import {
  MerchantNotFound,
  type AccountantAssignments,
  type MerchantDirectory,
} from '#modules/merchants/index.ts';
import { accountantOf, mustServe } from './policies.ts';

type Deps = Readonly<{
  directory: Pick<MerchantDirectory, 'visibleTo'>;
  assignments: Pick<AccountantAssignments, 'end'>;
  clock: Clock;
}>;

/**
 * Ends the caller's access to a client at once.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound, ProofNeeded
 */
export class EndClient {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId }: Readonly<{ actor: Actor; merchantId: number }>): Promise<void> {
    const { assignments, clock } = this.#deps;
    const userId = accountantOf(actor);
    await mustServe(this.#deps, actor, merchantId);
    requireRecentProof(actor, clock);
    if (!(await assignments.end({ merchantId, userId }, actor))) throw new MerchantNotFound();
  }
}
