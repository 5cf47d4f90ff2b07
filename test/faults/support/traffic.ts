import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentLink } from '#contract/links/links.ts';
import { sessionOf } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import type { Deployment } from './deployment.ts';

/** An acknowledged checkout: the payment and its page. */
export type AcknowledgedCheckout = Readonly<{ paymentId: number; sessionId: string }>;

/** A request without an answer is retried with the same key, up to this number. */
const mostAttempts = 4;
const betweenTriesMs = 50;
let customers = 0;

/** One attempt. @returns the status, 0 without an answer, with the checkout when there is one */
const ask = async (
  { loadBalancer }: Deployment,
  link: PaymentLink,
  key: string,
): Promise<{ status: number; checkout?: AcknowledgedCheckout }> => {
  try {
    const response = await fetch(
      `${loadBalancer.url}/api/payments/checkout/${link.merchantId}?paymentLinkId=${link.id}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ amount: link.amount, currency: link.currency }),
      },
    );
    const text = await response.text();
    if (response.status !== 200) return { status: response.status };
    const { paymentId, checkoutUrl } = JSON.parse(text) as { paymentId: number; checkoutUrl: string };
    return { status: 200, checkout: { paymentId, sessionId: sessionOf(checkoutUrl) } };
  } catch {
    return { status: 0 };
  }
};

/**
 * Customers on so many concurrent lanes who open the page and pay, until stopped. Acknowledged checkouts and
 * charges are recorded outside of what the test breaks.
 */
export const startTraffic = (deployment: Deployment, link: PaymentLink, lanes: number) => {
  const opened: AcknowledgedCheckout[] = [];
  const paid: AcknowledgedCheckout[] = [];
  const refusals = new Map<number, number>();
  let isOver = false;

  const serveOne = async (): Promise<void> => {
    customers += 1;
    const key = `customer-${process.pid}-${customers}`;
    for (let left = mostAttempts; left > 0; left -= 1) {
      const { status, checkout } = await ask(deployment, link, key);
      if (checkout !== undefined) {
        opened.push(checkout);
        const { outcome } = await deployment.shop.control.pay({ session: checkout.sessionId });
        if (outcome === 'paid') paid.push(checkout);
        return;
      }
      refusals.set(status, (refusals.get(status) ?? 0) + 1);
      await pause(betweenTriesMs);
    }
  };
  const lane = async (): Promise<void> => {
    while (!isOver) await serveOne();
  };
  const running = Promise.all(Array.from({ length: lanes }, lane));

  return {
    opened,
    paid,
    /** Count of each status that was answered instead of the page. */
    refusals,
    /** Resolves when so many more customers have paid. */
    morePaid: (count: number): Promise<unknown> => {
      const wanted = paid.length + count;
      return until(`${wanted} have paid`, () => paid.length >= wanted);
    },
    /** Stops new customers and serves the remaining ones. */
    end: async (): Promise<void> => {
      isOver = true;
      await running;
    },
  };
};
export type Traffic = ReturnType<typeof startTraffic>;
