import type * as z from 'zod';
import type { showAttention } from '#contract/attention.ts';
import { listAddress } from '../lists/list-address.ts';

type Kind = z.output<typeof showAttention.response>[number]['kind'];

/** The list in which what waits can be put right. */
export const attentionAddress: Readonly<Record<Kind, string>> = {
  MERCHANTS_WAITING: listAddress('merchants', { status: 'PENDING' }),
  MERCHANTS_WITHOUT_TAX_ID: listAddress('merchants', { status: 'ACTIVE', missing: 'taxId' }),
  PARKED_EVENTS: listAddress('provider-events', { state: 'PARKED' }),
  MISMATCHES: listAddress('payments', { review: 'WAITING' }),
  FAILED_REFUNDS: listAddress('payments', { review: 'REFUND_FAILED' }),
  KEPT_DUPLICATES: listAddress('payments', { review: 'NOT_GIVEN_BACK' }),
  DISPUTES_DUE: listAddress('payments', { review: 'DISPUTE_DUE' }),
  UNSENT_MAIL: listAddress('invoices', { mail: 'UNSENT' }),
  OVERDUE_JOBS: listAddress('jobs', { state: 'OVERDUE' }),
  DOCUMENTS_AWAY: listAddress('invoices', { mail: 'UNSENT' }),
  FAILED_JOBS: listAddress('jobs', { state: 'FAILED' }),
};
