import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { AccountantAssignments } from './accountant-assignments.ts';
import { mustManageMerchants } from './policies.ts';

type Command = Readonly<{ actor: Actor; merchantId: number; userId: number }>;
type Deps = Readonly<{ accountantAssignments: AccountantAssignments; clock: Clock }>;

/** Assigns an accountant to a merchant; idempotent. @throws NotAllowed, ProofNeeded, NotAnAccountant,
 * MerchantNotFound */
export class AssignAccountant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId, userId }: Command): Promise<void> {
    const { accountantAssignments, clock } = this.#deps;
    mustManageMerchants(actor);
    requireRecentProof(actor, clock);
    await accountantAssignments.assign({ merchantId, userId, grantedBy: null }, actor);
  }
}
