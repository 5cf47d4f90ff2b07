import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory, PlanLimits } from '#modules/merchants/index.ts';
import type { OwnerMailDeps } from '#modules/users/index.ts';
import type { IntegrationsAuditLog } from '../domain/audit-actions.ts';
import type { UrlRules } from '../domain/endpoint-url.ts';
import type { WebhookDeliveries } from '../ports/webhook-deliveries.ts';
import type { WebhookEndpoints } from '../ports/webhook-endpoints.ts';
import type { WebhookSecrets } from '../ports/webhook-secrets.ts';

/** What the use-cases about endpoints need. */
export type EndpointDeps = OwnerMailDeps &
  Readonly<{
    audit: IntegrationsAuditLog;
    clock: Clock;
    deliveries: WebhookDeliveries;
    directory: MerchantDirectory;
    endpoints: WebhookEndpoints;
    planLimits: PlanLimits;
    secrets: WebhookSecrets;
    urlRules: UrlRules;
    work: UnitOfWork;
  }>;
