import type { CheckoutState } from '#contract/payments.ts';

type Outcome = 'paid' | 'checking' | 'under-way' | 'open' | 'failed';

/** About ten seconds: long enough for a slow bank, short enough not to leave a payer who gave up staring. */
const patientLooks = 5;

/** What the payer is told of a status after so many looks. */
export const outcomeOf = (status: CheckoutState['status'], looks: number): Outcome => {
  switch (status) {
    case 'SUCCEEDED':
      return 'paid';
    case 'FAILED':
    case 'CANCELLED':
      return 'failed';
    case 'PENDING':
      return looks < patientLooks ? 'checking' : 'open';
    case 'PROCESSING':
      return looks < patientLooks ? 'checking' : 'under-way';
  }
};
