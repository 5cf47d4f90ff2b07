import type { Actor } from '#kernel/actor.ts';
import { DeliveryNotFound, EndpointDisabled } from '../domain/webhook-failures.ts';
import { eventIdOf } from '../domain/merchant-event.ts';
import { mustNotRest } from './divide-endpoints.ts';
import type { EndpointDeps } from './endpoint-deps.ts';
import { lockEndpointOf, receivingMerchant, subjectOf } from './endpoint-policies.ts';

type Deps = EndpointDeps & Readonly<{ wakeWorkers(): Promise<void> }>;
type Command = Readonly<{ actor: Actor; id: number; /** UUID. */ eventId: string }>;

/** Sends one event to an endpoint again, with ten tries of its own. */
export class ResendDelivery {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws NotAllowed, ScopeMissing, MerchantSuspended, EndpointNotFound, EndpointDisabled, NotInPlan, DeliveryNotFound */
  async execute({ actor, id, eventId }: Command): Promise<void> {
    const { endpoints, deliveries, clock, work, audit, wakeWorkers } = this.#deps;
    const merchantId = await receivingMerchant(this.#deps, actor);
    await work.transact(async () => {
      const endpoint = await lockEndpointOf(endpoints, merchantId, id);
      if (endpoint.state === 'DISABLED') throw new EndpointDisabled();
      await mustNotRest(this.#deps, endpoint);
      if (!(await deliveries.resend({ endpointId: id, eventId }, clock.now()))) throw new DeliveryNotFound();
      const data = { eventId: eventIdOf(eventId) };
      await audit.record({ actor, action: 'webhook-endpoint.delivery-resent', subject: subjectOf(id), data });
      await wakeWorkers();
    });
  }
}
