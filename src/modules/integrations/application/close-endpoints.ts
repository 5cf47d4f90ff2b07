import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { IntegrationsAuditLog } from '../domain/audit-actions.ts';
import type { WebhookDeliveries } from '../ports/webhook-deliveries.ts';
import type { WebhookEndpoints } from '../ports/webhook-endpoints.ts';
import { disableEndpoint } from './disable-endpoint.ts';
import { subjectOf } from './endpoint-policies.ts';

type Deps = Readonly<{
  audit: IntegrationsAuditLog;
  clock: Clock;
  deliveries: WebhookDeliveries;
  endpoints: WebhookEndpoints;
  jobs: Jobs;
}>;

/** A stranger's endpoints are deleted with what waits for them. Runs in the transaction of the fact. */
export const deleteEndpointsOfMerchant = async (
  { endpoints, audit }: Pick<Deps, 'endpoints' | 'audit'>,
  merchantId: number,
): Promise<void> => {
  for (const id of await endpoints.enabledOf(merchantId)) {
    const endpoint = await endpoints.lock(id);
    if (endpoint === null) continue;
    await endpoints.remove(id);
    const data = { merchantId, url: endpoint.url };
    const actor = system('unverified-access-ended');
    await audit.record({ actor, action: 'webhook-endpoint.deleted', subject: subjectOf(id), data });
  }
};

/** A closed merchant's endpoints are DISABLED: nothing more is sent, the history stays. Runs in the closing's transaction. */
export const closeEndpoints = async (deps: Deps, merchantId: number): Promise<void> => {
  const { endpoints, clock } = deps;
  for (const id of await endpoints.enabledOf(merchantId)) {
    const endpoint = await endpoints.lock(id);
    if (endpoint?.state !== 'ENABLED') continue;
    const about = { reason: 'MERCHANT_CLOSED', now: clock.now(), actor: system('merchants') } as const;
    await disableEndpoint(deps, endpoint, about);
  }
};
