import type { Actor } from '#kernel/actor.ts';
import { queueMailToOwners } from '#modules/users/index.ts';
import { disabled, enabled, type WebhookEndpoint } from '../domain/webhook-endpoint.ts';
import type { EndpointDeps } from './endpoint-deps.ts';
import {
  lockEndpointOf,
  mustBeOfKeys,
  mustBePermitted,
  receivingMerchant,
  requireProofOfPerson,
  subjectOf,
} from './endpoint-policies.ts';

/** The address, the types, the description and the state, as they would be saved. */
type Fields = Pick<WebhookEndpoint, 'url' | 'types' | 'description' | 'state'>;
type Command = Fields & Readonly<{ actor: Actor; id: number }>;

const isSame = (before: Fields, { url, types, description, state }: Fields): boolean =>
  url === before.url &&
  description === before.description &&
  state === before.state &&
  [...types].toSorted().join() === [...before.types].toSorted().join();

/**
 * Changes address, types, description and state. What waits when an endpoint is disabled becomes DEAD, so that enabling it
 * sends no flood; a replay sends it. Owners are mailed of another address. Enabling forgets the failures. What is the same already is not changed again.
 */
export class ChangeEndpoint {
  readonly #deps: EndpointDeps;
  constructor(deps: EndpointDeps) {
    this.#deps = deps;
  }

  /** @throws NotAllowed, ScopeMissing, MerchantSuspended, EndpointNotFound, ProofNeeded, EmailUnverified, InvalidFields */
  async execute({ actor, id, url, types: given, description, state }: Command): Promise<void> {
    const types = [...new Set(given)];
    const { endpoints, deliveries, clock, work, audit, urlRules } = this.#deps;
    const merchantId = await receivingMerchant(this.#deps, actor);
    await work.transact(async () => {
      const before = await lockEndpointOf(endpoints, merchantId, id);
      mustBeOfKeys(actor, before);
      if (isSame(before, { url, types, description, state })) return;
      if (url !== before.url) {
        requireProofOfPerson(actor, clock);
        mustBePermitted(url, urlRules);
      }
      const now = clock.now();
      const isSwitched = state !== before.state;
      const switched = state === 'ENABLED' ? enabled : disabled('BY_HAND', now);
      const changed = { url, types, description, receivesSince: now };
      await endpoints.save({ ...before, ...changed, ...(isSwitched && switched) });
      if (isSwitched && state === 'DISABLED') await deliveries.bury(id, now);
      await audit.record({
        actor,
        action: 'webhook-endpoint.changed',
        subject: subjectOf(id),
        data: { url, types, state, ...(url !== before.url && { formerUrl: before.url }) },
      });
      if (url !== before.url)
        await queueMailToOwners(this.#deps, { merchantId, kind: 'ENDPOINT_CHANGED', url, at: now });
    });
  }
}
