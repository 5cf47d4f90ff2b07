import { nameOf, type Actor } from '#kernel/actor.ts';
import { mustHaveRoom } from '#kernel/plan-failures.ts';
import { queueMailToOwners } from '#modules/users/index.ts';
import { enabled, type WebhookEndpoint } from '../domain/webhook-endpoint.ts';
import type { EndpointDeps } from './endpoint-deps.ts';
import { mustBePermitted, receivingMerchant, requireProofOfPerson, subjectOf } from './endpoint-policies.ts';

type Fields = Pick<WebhookEndpoint, 'url' | 'types' | 'description'>;
type Command = Fields & Readonly<{ actor: Actor }>;
/** The secret is shown only now. */
export type CreatedEndpoint = Readonly<{ id: number; secret: string }>;
type Deps = EndpointDeps & Readonly<{ /** The version of its events. */ version: string }>;

/** Creates a webhook endpoint with its secret, and mails the owners. */
export class CreateEndpoint {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws NotAllowed, ScopeMissing, MerchantSuspended, ProofNeeded, EmailUnverified, InvalidFields, NotInPlan, LimitReached */
  async execute({ actor, url, types, description }: Command): Promise<CreatedEndpoint> {
    const { endpoints, secrets, clock, work, audit, urlRules, version, planLimits } = this.#deps;
    const merchantId = await receivingMerchant(this.#deps, actor);
    requireProofOfPerson(actor, clock);
    mustBePermitted(url, urlRules);
    return work.transact(async () => {
      const used = await endpoints.countForNew(merchantId);
      mustHaveRoom('webhookEndpoints', {
        used,
        most: await planLimits.mostOf(merchantId, 'webhookEndpoints'),
      });
      const now = clock.now();
      const fields = { merchantId, url, types: [...new Set(types)], description, version };
      const about = {
        ...enabled,
        isBeyondPlan: false,
        receivesSince: now,
        createdBy: nameOf(actor),
        createdAt: now,
      };
      const id = await endpoints.add({ ...fields, ...about });
      const { text: secret, sealed } = secrets.create(id);
      await endpoints.addSecret(id, { sealed, now, oldUntil: now });
      await audit.record({
        actor,
        action: 'webhook-endpoint.created',
        subject: subjectOf(id),
        data: { merchantId, url, types: [...types] },
      });
      await queueMailToOwners(this.#deps, { merchantId, kind: 'ENDPOINT_CREATED', url, at: now });
      return { id, secret };
    });
  }
}
