import type { Actor } from '#kernel/actor.ts';
import { queueMailToOwners } from '#modules/users/index.ts';
import type { EndpointDeps } from './endpoint-deps.ts';
import {
  lockEndpointOf,
  mustBeOfKeys,
  receivingMerchant,
  requireProofOfPerson,
  subjectOf,
} from './endpoint-policies.ts';

type Command = Readonly<{
  actor: Actor;
  id: number;
  /** The replaced secret signs for so long, too. */ graceHours: number;
}>;

/** Replaces the secret of an endpoint and mails the owners. A secret that was being replaced before ends now: two sign at most. */
export class RotateSecret {
  readonly #deps: EndpointDeps;
  constructor(deps: EndpointDeps) {
    this.#deps = deps;
  }

  /** @returns the new secret. @throws NotAllowed, ScopeMissing, MerchantSuspended, ProofNeeded, EmailUnverified, EndpointNotFound */
  async execute({ actor, id, graceHours }: Command): Promise<string> {
    const { endpoints, secrets, clock, work, audit } = this.#deps;
    const merchantId = await receivingMerchant(this.#deps, actor);
    return work.transact(async () => {
      const endpoint = await lockEndpointOf(endpoints, merchantId, id);
      mustBeOfKeys(actor, endpoint);
      requireProofOfPerson(actor, clock);
      const now = clock.now();
      const { text, sealed } = secrets.create(id);
      const oldUntil = new Date(now.getTime() + graceHours * 3_600_000);
      await endpoints.addSecret(id, { sealed, now, oldUntil });
      const data = { graceHours };
      await audit.record({ actor, action: 'webhook-endpoint.secret-rotated', subject: subjectOf(id), data });
      const { url } = endpoint;
      await queueMailToOwners(this.#deps, { merchantId, kind: 'ENDPOINT_SECRET', url, at: now });
      return text;
    });
  }
}
