import type { RawRoute } from '#platform/http/route.ts';
import type { ReceiveSignal } from '../../application/receive-signal.ts';
import { countRefusals } from './count-refusals.ts';

type Deps = Parameters<typeof countRefusals>[1] & Readonly<{ receiveSignal: ReceiveSignal }>;

/** Webhooks of the card provider: the signature decides, a bearer token is not looked at. */
export const webhookRoute = ({ receiveSignal, ...deps }: Deps): RawRoute =>
  countRefusals(
    {
      path: '/webhooks/stripe',
      answer: async ({ body, headers }) => {
        const signature = headers['stripe-signature'];
        await receiveSignal.execute({
          body,
          signature: Array.isArray(signature) ? signature[0] : signature,
        });
        return { received: true };
      },
    },
    deps,
  );
