import type { Actor } from '#kernel/actor.ts';
import type { MerchantTraces } from '../ports/merchant-traces.ts';
import type { GetMerchant } from './get-merchant.ts';
import { mustGovernMerchants } from './policies.ts';

type Query = Readonly<{ actor: Actor; merchantId: number }>;
type Deps = Readonly<{ get: GetMerchant; traces: MerchantTraces }>;

/** What `DeleteMerchant` would do now. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export class ForetellDeletion {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId }: Query): Promise<'ERASED' | 'CLOSED'> {
    const { get, traces } = this.#deps;
    mustGovernMerchants(actor);
    await get.execute({ actor, merchantId });
    return (await traces.has(merchantId)) ? 'CLOSED' : 'ERASED';
  }
}
