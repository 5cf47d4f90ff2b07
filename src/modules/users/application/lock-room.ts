import type { Memberships } from '../ports/memberships.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import type { Room } from './team-members.ts';

type Deps = Readonly<{ memberships: Memberships; merchants: OpenMerchants }>;

/**
 * How many members a team has and how many the plan allows, in a transaction that has locked the merchant. No other call
 * adds a member until its end: one that waits for the lock counts again afterwards.
 */
export const lockRoom = async ({ memberships, merchants }: Deps, merchantId: number): Promise<Room> => {
  await memberships.lock(merchantId);
  const { length: used } = await memberships.ofMerchant(merchantId);
  return { used, most: await merchants.mostMembers(merchantId) };
};
