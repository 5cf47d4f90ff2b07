import type { Actor } from '#kernel/actor.ts';
import { EndpointDisabled } from '../domain/webhook-failures.ts';
import { eventIdOf } from '../domain/merchant-event.ts';
import { mustNotRest } from './divide-endpoints.ts';
import type { EndpointDeps } from './endpoint-deps.ts';
import { lockEndpointOf, managedMerchant, subjectOf } from './endpoint-policies.ts';

type Deps = EndpointDeps &
  Readonly<{
    /** Wakes the workers and those who follow the events of the merchant when the transaction commits. */
    announce(merchantId: number): Promise<void>;
  }>;

/** Sends a `webhook.test` to one endpoint. */
export class TestEndpoint {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the id of the event. @throws NotAllowed, ScopeMissing, MerchantSuspended, EndpointNotFound, EndpointDisabled, NotInPlan */
  async execute({ actor, id }: Readonly<{ actor: Actor; id: number }>): Promise<string> {
    const { endpoints, deliveries, clock, work, audit, announce } = this.#deps;
    const merchantId = await managedMerchant(this.#deps, actor);
    return work.transact(async () => {
      const endpoint = await lockEndpointOf(endpoints, merchantId, id);
      if (endpoint.state === 'DISABLED') throw new EndpointDisabled();
      await mustNotRest(this.#deps, endpoint);
      const at = clock.now();
      const object = { message: 'This is a test of a webhook endpoint of Plateno.', endpointId: id };
      const eventId = await deliveries.addTest(endpoint, { at, object });
      const data = { eventId: eventIdOf(eventId) };
      await audit.record({ actor, action: 'webhook-endpoint.tested', subject: subjectOf(id), data });
      await announce(merchantId);
      return eventId;
    });
  }
}
