import type { WebhookRoute } from '#platform/http/route.ts';
import type { ReceiveWebhookEvent } from '../../application/receive-webhook-event.ts';
import type { WebhookEndpoint } from '../../ports/webhook-events.ts';
import { countRefusals } from './count-refusals.ts';

type Deps = Parameters<typeof countRefusals>[1] & Readonly<{ receiveWebhookEvent: ReceiveWebhookEvent }>;

const paths: Readonly<Record<WebhookEndpoint, string>> = {
  PLATFORM: '/webhooks/stripe',
  CONNECT: '/webhooks/stripe/connect',
};

/** Webhooks of the card provider at its two endpoints: the signature decides, a bearer token is ignored. */
export const webhookRoutes = ({ receiveWebhookEvent, ...deps }: Deps): WebhookRoute[] =>
  (['PLATFORM', 'CONNECT'] as const).map((endpoint) =>
    countRefusals(
      {
        path: paths[endpoint],
        answer: async ({ body, headers }) => {
          const signature = headers['stripe-signature'];
          await receiveWebhookEvent.execute({
            body,
            signature: Array.isArray(signature) ? signature[0] : signature,
            endpoint,
          });
          return { received: true };
        },
      },
      deps,
    ),
  );
