import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields, NotForKeys } from '#kernel/failure.ts';
import { mustHold, mustHoldAsMember } from '#kernel/merchant-rights.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { mustNotBeSuspended, type MerchantDirectory } from '#modules/merchants/index.ts';
import { urlProblemOf, type UrlRules } from '../domain/endpoint-url.ts';
import type { WebhookEndpoint } from '../domain/webhook-endpoint.ts';
import { EndpointNotFound } from '../domain/webhook-failures.ts';
import type { WebhookEndpoints } from '../ports/webhook-endpoints.ts';

const right = 'MANAGE_MERCHANT';
const scope = 'webhooks:write';
/** What deliveries carry: a key that receives, repeats or reads them must be allowed to read events. */
const carriedScope = 'events:read';

/**
 * The merchant whose endpoints the actor manages.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing, MerchantSuspended
 */
export const managedMerchant = async (
  { directory }: Readonly<{ directory: MerchantDirectory }>,
  actor: Actor,
): Promise<number> => {
  const merchantId = mustHold(actor, right, scope);
  await mustNotBeSuspended(actor, directory);
  return merchantId;
};

/**
 * The same where the act sends or shows events: a key needs the scope of what they carry, too.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing, MerchantSuspended
 */
export const receivingMerchant = async (
  deps: Readonly<{ directory: MerchantDirectory }>,
  actor: Actor,
): Promise<number> => {
  mustHold(actor, right, scope);
  mustHoldAsMember(actor, right, carriedScope);
  return managedMerchant(deps, actor);
};

/** For the body of a delivery. @throws ScopeMissing for a key without the scope of events */
export const mustReadDeliveries = (actor: Actor): void => mustHoldAsMember(actor, right, carriedScope);

/**
 * The merchants whose endpoints the actor reads: a member or a key its own, ADMIN and SUPPORT all.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing
 */
export const readableEndpoints = async (
  { directory }: Readonly<{ directory: Pick<MerchantDirectory, 'visibleTo'> }>,
  actor: Actor,
): Promise<Visibility> => {
  mustHaveRole(actor, 'MERCHANT', 'ADMIN', 'SUPPORT');
  mustHoldAsMember(actor, right, scope);
  return directory.visibleTo(actor);
};

/** Before data goes to a new address: a person proves the password; a key has its scope. @throws ProofNeeded, EmailUnverified */
export const requireProofOfPerson = (actor: Actor, clock: Clock): void => {
  if (actor.kind === 'key') return;
  requireRecentProof(actor, clock);
  requireVerifiedEmail(actor);
};

/** @throws InvalidFields naming `url` */
export const mustBePermitted = (url: string, rules: UrlRules): void => {
  const problem = urlProblemOf(url, rules);
  if (problem !== null) throw new InvalidFields([{ field: 'url', code: `webhooks.url.${problem}` }]);
};

/** The endpoint of the merchant, locked. @throws EndpointNotFound, also for one of another merchant */
export const lockEndpointOf = async (
  endpoints: Pick<WebhookEndpoints, 'lock'>,
  merchantId: number,
  id: number,
): Promise<WebhookEndpoint> => {
  const endpoint = await endpoints.lock(id);
  if (endpoint === null || endpoint.merchantId !== merchantId) throw new EndpointNotFound();
  return endpoint;
};

/** A key has no person: it changes only what keys made. @throws NotForKeys for the endpoint of a person */
export const mustBeOfKeys = (actor: Actor, { createdBy }: Pick<WebhookEndpoint, 'createdBy'>): void => {
  if (actor.kind === 'key' && !createdBy.startsWith('key:')) throw new NotForKeys();
};

/** How the audit log names an endpoint. */
export const subjectOf = (id: number) => ({ type: 'webhook-endpoint', id }) as const;
