import { maxReplayed } from '#contract/integrations/webhook-endpoints.ts';
import { currentVersion } from '#contract/versions.ts';
import { subscription } from '#kernel/events.ts';
import { MerchantClosed, MerchantLeft, PlanChanged } from '#modules/merchants/index.ts';
import { UnverifiedAccessEnded } from '#modules/users/index.ts';
import type { Contributions } from '#platform/contributions.ts';
import { adapter, adapterClass, useCase, type Made } from '#platform/define-module.ts';
import { webhookEndpointRoutes } from './adapters/http/webhook-endpoints.routes.ts';
import { deliveryJobs } from './adapters/jobs/deliveries.jobs.ts';
import { DeliveryDispatcher } from './adapters/jobs/delivery-dispatcher.ts';
import { deliveryChecks } from './adapters/postgres/check-deliveries.ts';
import { deliveryGauges } from './adapters/postgres/delivery-gauges.ts';
import { deliveryTopic, topic } from './adapters/postgres/event-rows.ts';
import { ownersOfEndpoint } from './adapters/postgres/owners-of-endpoint.ts';
import { forgetAttempts } from './adapters/postgres/forget-attempts.ts';
import { resealWebhookSecrets } from './adapters/postgres/reseal-secrets.ts';
import { SqlWebhookDeliveries } from './adapters/postgres/sql-webhook-deliveries.ts';
import { SqlWebhookEndpoints } from './adapters/postgres/sql-webhook-endpoints.ts';
import { HttpWebhookSender } from './adapters/webhooks/http-webhook-sender.ts';
import { letterWriter } from '#platform/mail/letter.ts';
import { isPublicAddress } from '#platform/outbound/public-addresses.ts';
import { SealedWebhookSecrets } from './adapters/webhooks/sealed-webhook-secrets.ts';
import { ChangeEndpoint } from './application/change-endpoint.ts';
import { closeEndpoints, deleteEndpointsOfMerchant } from './application/close-endpoints.ts';
import { CreateEndpoint } from './application/create-endpoint.ts';
import { DeleteEndpoint } from './application/delete-endpoint.ts';
import { DeliverWebhook } from './application/deliver-webhook.ts';
import { aboutEndpoint, mailEndpointOwners } from './application/mail-endpoint-owners.ts';
import { divideEndpoints } from './application/divide-endpoints.ts';
import { ReplayDeliveries } from './application/replay-deliveries.ts';
import { ResendDelivery } from './application/resend-delivery.ts';
import { RotateSecret } from './application/rotate-secret.ts';
import { TestEndpoint } from './application/test-endpoint.ts';
import type { IntegrationsNeeds } from './integrations.needs.ts';
import { WebhookDeliveries } from './ports/webhook-deliveries.ts';
import { WebhookEndpoints } from './ports/webhook-endpoints.ts';
import { WebhookSecrets } from './ports/webhook-secrets.ts';
import { WebhookSender } from './ports/webhook-sender.ts';

/** What the part for deliveries stores in, signs and sends with. */
export const deliveryAdapters = {
  deliveries: adapterClass(WebhookDeliveries, SqlWebhookDeliveries),
  endpoints: adapterClass(WebhookEndpoints, SqlWebhookEndpoints),
  secrets: adapterClass(WebhookSecrets, SealedWebhookSecrets),
  sender: adapter(
    WebhookSender,
    ({ config }: Pick<IntegrationsNeeds, 'config'>) =>
      new HttpWebhookSender({ permitsLoopback: config.mode !== 'production' }),
  ),
};
type Deps = IntegrationsNeeds & Made<typeof deliveryAdapters>;

const useCasesOf = (given: Deps) => {
  const { config, notifications } = given;
  const wakeWorkers = () => notifications.publish(deliveryTopic, '');
  const deps = {
    ...given,
    version: currentVersion,
    mostReplayed: maxReplayed,
    urlRules: { isProduction: config.mode === 'production', isPublic: isPublicAddress },
    wakeWorkers,
    announce: async (merchantId: number) => {
      await notifications.publish(topic, String(merchantId));
      await wakeWorkers();
    },
  };
  return {
    createEndpoint: useCase(CreateEndpoint, deps),
    changeEndpoint: useCase(ChangeEndpoint, deps),
    deleteEndpoint: useCase(DeleteEndpoint, deps),
    rotateSecret: useCase(RotateSecret, deps),
    testEndpoint: useCase(TestEndpoint, deps),
    resendDelivery: useCase(ResendDelivery, deps),
    replayDeliveries: useCase(ReplayDeliveries, deps),
  };
};

/** The part of the module for webhook endpoints and deliveries. */
export const deliveriesPart = (deps: Deps): Contributions => {
  const ownersOf = (endpointId: number) => ownersOfEndpoint(deps.database, endpointId);
  const dispatcher = new DeliveryDispatcher({ ...deps, deliver: useCase(DeliverWebhook, deps) });
  return {
    routes: webhookEndpointRoutes({ ...deps, ...useCasesOf(deps) }),
    jobs: deliveryJobs({
      mailOwners: (job) => mailEndpointOwners({ ...deps, ownersOf }, job),
      forgetAttempts: () => forgetAttempts(deps),
      resealSecrets: () => resealWebhookSecrets(deps),
    }),
    letters: [
      letterWriter(
        aboutEndpoint,
        async () => (await import('./adapters/mail/endpoint-letter.ts')).endpointLetter,
      ),
    ],
    subscriptions: [
      subscription(MerchantClosed, ({ merchantId }) => closeEndpoints(deps, merchantId)),
      subscription(MerchantLeft, ({ merchantId }) => closeEndpoints(deps, merchantId)),
      subscription(PlanChanged, async ({ merchantId }) => {
        await divideEndpoints(deps, merchantId);
        await deps.notifications.publish(deliveryTopic, '');
      }),
      subscription(UnverifiedAccessEnded, ({ merchantId }) => deleteEndpointsOfMerchant(deps, merchantId)),
    ],
    checks: deliveryChecks(deps),
    metrics: deliveryGauges(deps),
    workers: [() => dispatcher.start()],
    drains: [() => dispatcher.drain()],
    closings: [() => dispatcher.close()],
  };
};
