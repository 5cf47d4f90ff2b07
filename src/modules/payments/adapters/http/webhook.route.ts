import type { WebhookRoute } from '#platform/http/route.ts';
import type { ReceiveWebhookEvent } from '../../application/receive-webhook-event.ts';
import { countRefusals } from './count-refusals.ts';

type Deps = Parameters<typeof countRefusals>[1] & Readonly<{ receiveWebhookEvent: ReceiveWebhookEvent }>;

/** Webhooks of the card provider: the signature decides, a bearer token is ignored. */
export const webhookRoute = ({ receiveWebhookEvent, ...deps }: Deps): WebhookRoute =>
  countRefusals(
    {
      path: '/webhooks/stripe',
      answer: async ({ body, headers }) => {
        const signature = headers['stripe-signature'];
        await receiveWebhookEvent.execute({
          body,
          signature: Array.isArray(signature) ? signature[0] : signature,
        });
        return { received: true };
      },
    },
    deps,
  );
