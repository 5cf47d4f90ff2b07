import * as contract from '#contract/integrations/webhook-endpoints.ts';
import { hasRole } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Messages } from '#kernel/messages.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Beginning, type Route } from '#platform/http/route.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import type { ChangeEndpoint } from '../../application/change-endpoint.ts';
import type { CreateEndpoint } from '../../application/create-endpoint.ts';
import type { DeleteEndpoint } from '../../application/delete-endpoint.ts';
import type { ReplayDeliveries } from '../../application/replay-deliveries.ts';
import type { ResendDelivery } from '../../application/resend-delivery.ts';
import type { RotateSecret } from '../../application/rotate-secret.ts';
import type { TestEndpoint } from '../../application/test-endpoint.ts';
import { mustReadDeliveries } from '../../application/endpoint-policies.ts';
import { eventIdOf, uuidOf } from '../../domain/merchant-event.ts';
import { getDelivery, listDeliveries, type DeliverySort } from '../postgres/list-deliveries.ts';
import { getEndpoint, listEndpoints, type EndpointSort } from '../postgres/list-endpoints.ts';
import { takeReplay, takeTest } from './sending-limits.ts';
import { presentDelivery, presentDetails, presentEndpoint } from './present-webhooks.ts';

type Deps = Parameters<typeof getEndpoint>[0] &
  Readonly<{
    clock: Clock;
    limits: RateLimits;
    messages: Messages;
    createEndpoint: CreateEndpoint;
    changeEndpoint: ChangeEndpoint;
    deleteEndpoint: DeleteEndpoint;
    rotateSecret: RotateSecret;
    testEndpoint: TestEndpoint;
    resendDelivery: ResendDelivery;
    replayDeliveries: ReplayDeliveries;
  }>;

/** Refuses an endpoint that the caller may not see before its input is validated. */
const findFirst = (deps: Deps) => ({
  find: ({ params: { id }, caller: { actor } }: Beginning<{ id: number }>) => getEndpoint(deps, actor, id),
});

const readRoutes = (deps: Deps): Route[] => {
  const { database, messages, clock } = deps;
  return [
    serve(contract.listWebhookEndpoints, async ({ query, caller: { actor } }) => {
      const requested = readPage({ ...query, sortBy: query.sortBy as EndpointSort | undefined }, 'createdAt');
      const page = await listEndpoints(deps, { actor, filters: query, page: requested.page });
      return presentList('webhook-endpoints', requested, page, presentEndpoint);
    }),
    serve(contract.getWebhookEndpoint, async ({ params: { id }, caller: { actor } }) =>
      presentEndpoint(await getEndpoint(deps, actor, id)),
    ),
    serve(
      contract.listDeliveries,
      async ({ params: { id }, query, caller: { actor } }) => {
        await getEndpoint(deps, actor, id);
        const requested = readPage(
          { ...query, sortBy: query.sortBy as DeliverySort | undefined },
          'createdAt',
        );
        const page = await listDeliveries(database, { endpointId: id, filters: query, page: requested.page });
        return presentList('deliveries', requested, page, presentDelivery);
      },
      findFirst(deps),
    ),
    serve(contract.getDelivery, async ({ params: { id, eventId }, caller: { actor, language } }) => {
      mustReadDeliveries(actor);
      const endpoint = await getEndpoint(deps, actor, id);
      const found = await getDelivery(database, { endpointId: id, eventId: uuidOf(eventId)! });
      const showsContent = !hasRole(actor, 'SUPPORT');
      return presentDetails(endpoint, found, { messages, language, now: clock.now(), showsContent });
    }),
  ];
};

const sendRoutes = (deps: Deps): Route[] => [
  serve(contract.testWebhookEndpoint, async ({ params: { id }, caller: { actor } }) => {
    await takeTest(deps.limits, actor);
    return { eventId: eventIdOf(await deps.testEndpoint.execute({ actor, id })) };
  }),
  serve(contract.resendDelivery, async ({ params: { id, eventId }, caller: { actor } }) => {
    await takeTest(deps.limits, actor);
    await deps.resendDelivery.execute({ actor, id, eventId: uuidOf(eventId)! });
    return { count: 1 };
  }),
  serve(
    contract.replayDeliveries,
    async ({ params: { id }, body: { from, to, onlyFailed }, caller: { actor } }) => {
      await takeReplay(deps.limits, actor);
      const time = { from: new Date(from), to: new Date(to) };
      return { count: await deps.replayDeliveries.execute({ actor, id, ...time, onlyFailed }) };
    },
    findFirst(deps),
  ),
];

/** Calls about webhook endpoints and their deliveries. */
export const webhookEndpointRoutes = (deps: Deps): Route[] => [
  ...readRoutes(deps),
  ...sendRoutes(deps),
  serve(contract.createWebhookEndpoint, async ({ body, caller: { actor } }) => {
    const { url, types, description = null } = body;
    const { id, secret } = await deps.createEndpoint.execute({ actor, url, types, description });
    return { ...presentEndpoint(await getEndpoint(deps, actor, id)), secret };
  }),
  serve(
    contract.changeWebhookEndpoint,
    async ({ params: { id }, body, caller: { actor } }) => {
      const { url, types, state, description = null } = body;
      await deps.changeEndpoint.execute({ actor, id, url, types, description, state });
      return presentEndpoint(await getEndpoint(deps, actor, id));
    },
    findFirst(deps),
  ),
  serve(contract.deleteWebhookEndpoint, async ({ params: { id }, caller: { actor } }) => {
    await deps.deleteEndpoint.execute({ actor, id });
  }),
  serve(
    contract.rotateWebhookSecret,
    async ({ params: { id }, body: { graceHours }, caller: { actor } }) => {
      const secret = await deps.rotateSecret.execute({ actor, id, graceHours });
      return { ...presentEndpoint(await getEndpoint(deps, actor, id)), secret };
    },
    findFirst(deps),
  ),
];
