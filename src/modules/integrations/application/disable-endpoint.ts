import type { Actor } from '#kernel/actor.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { IntegrationsAuditLog } from '../domain/audit-actions.ts';
import { disabled, type DisabledReason, type WebhookEndpoint } from '../domain/webhook-endpoint.ts';
import type { WebhookDeliveries } from '../ports/webhook-deliveries.ts';
import type { WebhookEndpoints } from '../ports/webhook-endpoints.ts';
import { subjectOf } from './endpoint-policies.ts';

/** FAILING: nothing delivered for a day, still tried. DISABLED: after five days. GONE: it answered 410. */
export type EndpointMailKind = 'FAILING' | 'DISABLED' | 'GONE';
export type EndpointMailJob = Readonly<{
  endpointId: number;
  kind: EndpointMailKind;
  /** ISO 8601. */ at: string;
}>;
/** The mail to the owners about one endpoint. */
export const endpointMail = jobType<EndpointMailJob>('integrations.mail-webhook-endpoint', 30);

type Deps = Readonly<{
  audit: IntegrationsAuditLog;
  deliveries: Pick<WebhookDeliveries, 'bury'>;
  endpoints: Pick<WebhookEndpoints, 'save'>;
  jobs: Jobs;
}>;

/** Disables a locked endpoint in the transaction in progress, with the mail that belongs to the reason. */
export const disableEndpoint = async (
  { audit, deliveries, endpoints, jobs }: Deps,
  endpoint: WebhookEndpoint,
  { reason, now, actor }: Readonly<{ reason: DisabledReason; now: Date; actor: Actor }>,
): Promise<void> => {
  const { id } = endpoint;
  await endpoints.save({ ...endpoint, ...disabled(reason, now) });
  const dead = await deliveries.bury(id, now);
  const data = { reason, dead };
  await audit.record({ actor, action: 'webhook-endpoint.disabled', subject: subjectOf(id), data });
  const kind = reason === 'GONE' ? 'GONE' : reason === 'FAILING' ? 'DISABLED' : null;
  if (kind !== null) await jobs.enqueue(endpointMail, { endpointId: id, kind, at: now.toISOString() });
};
