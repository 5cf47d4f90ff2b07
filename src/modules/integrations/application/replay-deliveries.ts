import type { Actor } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { EndpointDisabled } from '../domain/webhook-failures.ts';
import { mustNotRest } from './divide-endpoints.ts';
import type { EndpointDeps } from './endpoint-deps.ts';
import { lockEndpointOf, receivingMerchant, subjectOf } from './endpoint-policies.ts';

type Deps = EndpointDeps &
  Readonly<{
    /** The most events of one call. */
    mostReplayed: number;
    wakeWorkers(): Promise<void>;
  }>;
type Command = Readonly<{
  actor: Actor;
  id: number;
  from: Date;
  /** Not included. */
  to: Date;
  /** Only what was not delivered. */
  onlyFailed: boolean;
}>;

/** Sends the events of a time to an endpoint again, oldest first; new events do not wait behind them. */
export class ReplayDeliveries {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns how many. @throws NotAllowed, ScopeMissing, MerchantSuspended, EndpointNotFound, EndpointDisabled, NotInPlan, InvalidFields */
  async execute({ actor, id, from, to, onlyFailed }: Command): Promise<number> {
    const { endpoints, deliveries, clock, work, audit, wakeWorkers, mostReplayed: most } = this.#deps;
    const merchantId = await receivingMerchant(this.#deps, actor);
    return work.transact(async () => {
      const endpoint = await lockEndpointOf(endpoints, merchantId, id);
      if (to.getTime() <= from.getTime())
        throw new InvalidFields([{ field: 'to', code: 'webhooks.replay-to-before-from' }]);
      if (endpoint.state === 'DISABLED') throw new EndpointDisabled();
      await mustNotRest(this.#deps, endpoint);
      const request = { endpoint, from, to, onlyFailed, now: clock.now() };
      if ((await deliveries.countReplay(request, most)) > most)
        throw new InvalidFields([{ field: 'to', code: 'webhooks.replay-too-many', params: { most } }]);
      const count = await deliveries.replay(request);
      const data = { from: from.toISOString(), to: to.toISOString(), onlyFailed, count };
      await audit.record({ actor, action: 'webhook-endpoint.replayed', subject: subjectOf(id), data });
      if (count > 0) await wakeWorkers();
      return count;
    });
  }
}
