import { statusTransitions } from '#kernel/status-transitions.ts';

/** Only ACTIVE signs in. */
export type UserStatus = 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'LOCKED';

/** Decision 7: only an unlock leads out of LOCKED, and it leads to ACTIVE. */
export const userTransitions = statusTransitions<UserStatus>({
  PENDING: ['ACTIVE', 'INACTIVE', 'LOCKED'],
  ACTIVE: ['INACTIVE', 'LOCKED'],
  INACTIVE: ['ACTIVE', 'LOCKED'],
  LOCKED: ['ACTIVE'],
});
