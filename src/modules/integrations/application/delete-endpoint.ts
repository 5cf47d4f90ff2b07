import type { Actor } from '#kernel/actor.ts';
import { keepEndpointsDivided } from './divide-endpoints.ts';
import type { EndpointDeps } from './endpoint-deps.ts';
import { lockEndpointOf, managedMerchant, mustBeOfKeys, subjectOf } from './endpoint-policies.ts';

/** Deletes an endpoint with its deliveries; what waits is not sent. */
export class DeleteEndpoint {
  readonly #deps: EndpointDeps;
  constructor(deps: EndpointDeps) {
    this.#deps = deps;
  }

  /** @throws NotAllowed, ScopeMissing, MerchantSuspended, EndpointNotFound */
  async execute({ actor, id }: Readonly<{ actor: Actor; id: number }>): Promise<void> {
    const { endpoints, work, audit } = this.#deps;
    const merchantId = await managedMerchant(this.#deps, actor);
    await work.transact(async () => {
      await endpoints.lockMerchant(merchantId);
      const endpoint = await lockEndpointOf(endpoints, merchantId, id);
      mustBeOfKeys(actor, endpoint);
      const { url } = endpoint;
      await endpoints.remove(id);
      await keepEndpointsDivided(this.#deps, merchantId);
      const data = { merchantId, url };
      await audit.record({ actor, action: 'webhook-endpoint.deleted', subject: subjectOf(id), data });
    });
  }
}
