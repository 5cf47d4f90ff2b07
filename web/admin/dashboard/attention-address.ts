import type { showAttention } from '#contract/attention.ts';
import { listAddress } from '../lists/list-address.ts';

type Kind = (typeof showAttention.response)['_output'][number]['kind'];

/** The list in which what waits can be put right. */
export const attentionAddress: Readonly<Record<Kind, string>> = {
  MERCHANTS_WAITING: listAddress('merchants', { status: 'PENDING' }),
  PARKED_EVENTS: listAddress('provider-events', { state: 'PARKED' }),
  MISMATCHES: listAddress('payments', { review: 'WAITING' }),
  UNSENT_MAIL: listAddress('invoices', { mail: 'UNSENT' }),
  OVERDUE_JOBS: listAddress('jobs', { state: 'OVERDUE' }),
  FAILED_JOBS: listAddress('jobs', { state: 'FAILED' }),
};
