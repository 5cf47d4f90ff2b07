import type { Actor } from '#kernel/actor.ts';
import type { WebhookEndpoint } from '../domain/webhook-endpoint.ts';
import { EndpointDisabled } from '../domain/webhook-failures.ts';
import type { EndpointDeps } from './endpoint-deps.ts';
import { lockEndpointOf, managedMerchant, subjectOf } from './endpoint-policies.ts';

type Deps = EndpointDeps &
  Readonly<{
    /** A new id of an event: a UUID of version 7. */
    newEventId(at: Date): string;
    /** Wakes the workers when the transaction commits. */
    wake(endpoint: WebhookEndpoint): Promise<void>;
  }>;

/** Sends a `webhook.test` to one endpoint. */
export class TestEndpoint {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the id of the event. @throws NotAllowed, ScopeMissing, MerchantSuspended, EndpointNotFound, EndpointDisabled */
  async execute({ actor, id }: Readonly<{ actor: Actor; id: number }>): Promise<string> {
    const { endpoints, deliveries, clock, work, audit, newEventId, wake } = this.#deps;
    const merchantId = await managedMerchant(this.#deps, actor);
    return work.transact(async () => {
      const endpoint = await lockEndpointOf(endpoints, merchantId, id);
      if (endpoint.state === 'DISABLED') throw new EndpointDisabled();
      const at = clock.now();
      const eventId = newEventId(at);
      await audit.record({
        actor,
        action: 'webhook-endpoint.tested',
        subject: subjectOf(id),
        data: { eventId },
      });
      const object = { message: 'This is a test of a webhook endpoint of Plateno.', endpointId: id };
      await deliveries.addTest(endpoint, { id: eventId, at, object });
      await wake(endpoint);
      return eventId;
    });
  }
}
