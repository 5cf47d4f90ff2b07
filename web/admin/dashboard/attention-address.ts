import type { AttentionKind } from '#contract/module-vocabulary.ts';
import { listAddress } from '../lists/list-address.ts';

/** The list that shows the records of an attention item. */
export const attentionAddress: Readonly<Record<AttentionKind, string>> = {
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
