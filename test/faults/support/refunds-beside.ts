import { setTimeout as pause } from 'node:timers/promises';
import type { Refund } from '#contract/payments/payment-history.ts';
import { apiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import type { Deployment } from './deployment.ts';
import type { Traffic } from './traffic.ts';

const betweenTriesMs = 50;
const partAmount = 1;

/**
 * Refunds the payments of the traffic one after the other, in part and whole in turn, until stopped. A call is repeated
 * with its key until it is accepted.
 */
export const startRefunds = ({ loadBalancer }: Deployment, merchant: TestMerchant, { paid }: Traffic) => {
  const api = apiClient(loadBalancer.url, merchant.token);
  /** The refund of each payment. */
  const accepted = new Map<number, Refund>();
  /** Count of each status that was answered instead; 0 without an answer. */
  const refusals = new Map<number, number>();
  let isOver = false;

  const ask = async (paymentId: number, place: number): Promise<Refund | undefined> => {
    const body = place % 2 === 0 ? { amount: partAmount } : {};
    const key = { 'idempotency-key': `refund-${paymentId}` };
    try {
      const answer = await api.post<Refund>(`/payments/${paymentId}/refunds`, body, key);
      if (answer.status === 201) return answer.body;
      refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1);
    } catch {
      refusals.set(0, (refusals.get(0) ?? 0) + 1);
    }
    return undefined;
  };
  const run = async (): Promise<void> => {
    for (let place = 0; !isOver || place === 0;) {
      const checkout = paid[place];
      const refund = checkout && (await ask(checkout.paymentId, place));
      if (refund) {
        accepted.set(checkout.paymentId, refund);
        place += 1;
      } else await pause(betweenTriesMs);
    }
  };
  const running = run();
  return {
    accepted,
    refusals,
    moreAccepted: (count: number): Promise<unknown> => {
      const wanted = accepted.size + count;
      return until(`${wanted} are refunded`, () => accepted.size >= wanted);
    },
    end: async (): Promise<void> => {
      isOver = true;
      await running;
    },
  };
};
