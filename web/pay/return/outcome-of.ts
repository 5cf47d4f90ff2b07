import type { CheckoutState } from '#contract/payments/checkouts.ts';

type Outcome = 'paid' | 'checking' | 'under-way' | 'open' | 'failed';

/** About ten seconds: slow banks answer within it, and a payer who left the checkout does not wait long. */
const pollsBeforeOpen = 5;

/** The outcome shown for a status after `polls` requests. */
export const outcomeOf = (status: CheckoutState['status'], polls: number): Outcome => {
  switch (status) {
    case 'SUCCEEDED':
      return 'paid';
    case 'FAILED':
    case 'CANCELLED':
      return 'failed';
    case 'PENDING':
      return polls < pollsBeforeOpen ? 'checking' : 'open';
    case 'PROCESSING':
      return polls < pollsBeforeOpen ? 'checking' : 'under-way';
  }
};
