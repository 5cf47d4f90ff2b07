import type { PayPageData } from '#contract/payments/pay-page.ts';
import { anonymous } from '#kernel/actor.ts';
import { Failure } from '#kernel/failure.ts';
import type { PayerDecline } from '#contract/payments/words/payer-decline.ts';
import type { RenderedPage } from '#platform/http/rendered-pages.ts';
import type { RefreshCheckout } from '../../application/refresh-checkout.ts';
import { payerDecline } from '../../domain/payer-decline.ts';
import { getCheckoutOutcome } from '../postgres/get-payment.ts';

type Deps = Parameters<typeof getCheckoutOutcome>[0] & Readonly<{ refreshCheckout: RefreshCheckout }>;

/** The page that the provider's back link leads to; `attempt` in its URL is known to the payer's browser only. */
export const cancelPagePath = /^\/pay\/cancel\/?$/;

type Left = Readonly<{ attempt: string | null; declined: PayerDecline | null }>;
const unknown: Left = { attempt: null, declined: null };

const pageOf = (token: string | undefined, left: Left): PayPageData => ({
  loaded: { kind: 'cancelled', token: token ?? null, ...left },
  refused: null,
});

/** The server-rendered page of a checkout that was left: what happened, and the way back to the pay page. */
export const cancelPage = ({ refreshCheckout, ...deps }: Deps): RenderedPage => {
  const findLeft = async (providerKey: string | undefined, ip: string): Promise<Left> => {
    if (providerKey === undefined) return unknown;
    try {
      const paymentId = await refreshCheckout.execute({ actor: anonymous, providerKey, ip });
      const { payment } = await getCheckoutOutcome(deps, paymentId);
      return { attempt: providerKey, declined: payerDecline(payment) };
    } catch (error) {
      // Unknown, or asked for too often: the page says what is always true.
      if (!(error instanceof Failure)) throw error;
      return unknown;
    }
  };
  return {
    bundle: 'pay',
    pattern: cancelPagePath,
    show: async ({ query: { link, attempt }, ip }) => ({
      status: 200,
      data: pageOf(link, await findLeft(attempt, ip)),
    }),
    refuse: (_error, { query: { link } }) => ({ status: 200, data: pageOf(link, unknown) }),
  };
};
