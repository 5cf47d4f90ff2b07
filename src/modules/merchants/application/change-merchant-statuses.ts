import type { Actor } from '#kernel/actor.ts';
import { MerchantNotFound } from '../domain/failures.ts';
import type { MerchantStatus } from '../domain/merchant-status.ts';
import type { ChangeMerchantStatus } from './change-merchant-status.ts';
import { mustManageMerchants } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  merchantIds: readonly number[];
  status: MerchantStatus;
  reason?: string | undefined;
}>;
type Outcome = Readonly<{ id: number; outcome: 'SET' | 'NOT_FOUND' }>;
type Deps = Readonly<{ changeStatus: ChangeMerchantStatus }>;

/**
 * Sets one status for many merchants, each in a transaction of its own: an unknown id does not stop the others.
 * @throws SignInNeeded, NotAllowed
 */
export class ChangeMerchantStatuses {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantIds, status, reason }: Command): Promise<Outcome[]> {
    mustManageMerchants(actor);
    const outcomes: Outcome[] = [];
    for (const merchantId of new Set(merchantIds)) {
      outcomes.push({ id: merchantId, outcome: await this.#change({ actor, merchantId, status, reason }) });
    }
    return outcomes;
  }

  async #change(command: Parameters<ChangeMerchantStatus['execute']>[0]): Promise<Outcome['outcome']> {
    try {
      await this.#deps.changeStatus.execute(command);
      return 'SET';
    } catch (error) {
      if (error instanceof MerchantNotFound) return 'NOT_FOUND';
      throw error;
    }
  }
}
