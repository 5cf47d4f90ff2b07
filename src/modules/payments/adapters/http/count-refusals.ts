import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { WebhookRoute } from '#platform/http/route.ts';
import type { Meters } from '#platform/metrics/meters.ts';

/** Tolerance of the provider, in seconds. */
const toleranceSeconds = 300;

/** A signature header as the provider writes it (`t=…,v1=…`), dated within five minutes. */
const isFresh = (signature: string | string[] | undefined, now: Date): boolean => {
  const [, seconds] = /^t=(\d{1,12}),.*\bv1=[0-9a-f]{64}\b/.exec(String(signature)) ?? [];
  return Math.abs(now.getTime() / 1_000 - Number(seconds)) <= toleranceSeconds;
};

/**
 * Counts refused webhooks; those with a signature header like the provider's are counted apart, because only they
 * indicate a wrong secret.
 */
export const countRefusals = (
  route: WebhookRoute,
  { meters, clock }: Readonly<{ meters: Pick<Meters, 'webhookRefused'>; clock: Clock }>,
): WebhookRoute => ({
  ...route,
  answer: async (request) => {
    try {
      return await route.answer(request);
    } catch (error) {
      if (error instanceof Failure && error.kind === 'malformed')
        meters.webhookRefused(isFresh(request.headers['stripe-signature'], clock.now()) ? 'fresh' : 'other');
      throw error;
    }
  },
});
