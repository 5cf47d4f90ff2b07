import type { CheckoutState } from '#contract/payments/checkouts.ts';

const firstWaitMs = 2_000;
const steadyPolls = 10;
const longestWaitMs = 15_000;
const maxPolls = 25;

/** Milliseconds to wait after `polls` requests: 2 s, later longer up to 15 s; null when polling ends. */
export const waitAfter = (polls: number): number | null => {
  if (polls >= maxPolls) return null;
  const slower = Math.max(0, polls - steadyPolls);
  return Math.min(longestWaitMs, Math.round(firstWaitMs * 1.5 ** slower));
};

/** The provider still processes the payment, or the payer may still complete it. */
export const mayChange = ({ status }: CheckoutState): boolean =>
  status === 'PENDING' || status === 'PROCESSING';
