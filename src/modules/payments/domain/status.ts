import { statusTransitions } from '#kernel/status-transitions.ts';

/** Allowed transitions (decisions, point 3). The rank only rises: PENDING < PROCESSING < CANCELLED < FAILED < SUCCEEDED. */
export const paymentTransitions = statusTransitions({
  PENDING: ['PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED'],
  PROCESSING: ['SUCCEEDED', 'FAILED', 'CANCELLED'],
  CANCELLED: ['FAILED', 'SUCCEEDED'],
  FAILED: ['SUCCEEDED'],
  SUCCEEDED: [],
});
export type PaymentStatus = (typeof paymentTransitions.statuses)[number];

const rank: Readonly<Record<PaymentStatus, number>> = {
  PENDING: 0,
  PROCESSING: 1,
  CANCELLED: 2,
  FAILED: 3,
  SUCCEEDED: 4,
};

export const isHigher = (one: PaymentStatus, other: PaymentStatus): boolean => rank[one] > rank[other];
