import type { CheckoutState } from '#contract/payments/checkouts.ts';
import type { CheckoutProgress } from '#contract/payments/pay-page.ts';
import { usePolledState } from '../use-polled-state.ts';
import { mayChange, waitAfter } from './poll-checkout.ts';

const rules = { mayChange, waitAfter };

/** Polls a checkout while the page is open. @param sessionId null: its address names none */
export const useCheckoutState = (sessionId: string | null, served: CheckoutProgress) =>
  usePolledState<CheckoutState>(
    sessionId === null ? null : `/payments/checkout/sessions/${encodeURIComponent(sessionId)}`,
    served,
    rules,
  );
