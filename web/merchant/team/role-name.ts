import type { MerchantRole } from '#contract/team/team-rights.ts';

/** The roles that have a name and a description: those of a team, and the outside accountant. */
export type RoleName = MerchantRole | 'ACCOUNTANT';
