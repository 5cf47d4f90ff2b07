import type { WebhookDelivery } from '#contract/integrations/webhook-endpoints.ts';

type State = WebhookDelivery['state'];

/** How many deliveries are in each state. */
export const countDeliveries = (states: readonly State[]): Readonly<Record<State, number>> => {
  const counts = { DONE: 0, WAITING: 0, DEAD: 0 };
  for (const state of states) counts[state] += 1;
  return counts;
};
