import { statusTransitions } from '#kernel/status-transitions.ts';

/** The statuses of a merchant; only ACTIVE accepts payments. */
export const merchantStatuses = ['PENDING', 'ACTIVE', 'SUSPENDED', 'INACTIVE'] as const;
export type MerchantStatus = (typeof merchantStatuses)[number];

/** An administrator may set any status (decision 6); the current status is not a transition. */
export const merchantTransitions = statusTransitions<MerchantStatus>({
  PENDING: ['ACTIVE', 'SUSPENDED', 'INACTIVE'],
  ACTIVE: ['PENDING', 'SUSPENDED', 'INACTIVE'],
  SUSPENDED: ['PENDING', 'ACTIVE', 'INACTIVE'],
  INACTIVE: ['PENDING', 'ACTIVE', 'SUSPENDED'],
});
