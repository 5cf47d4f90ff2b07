import type { Membership } from '../domain/membership.ts';

/**
 * The members of the merchants' teams. Methods that write or lock are called inside the caller's transaction, after the
 * rows of the users in question are locked.
 */
export interface Memberships {
  /** Adds a member; one that exists gets this role and limit. */
  save(membership: Membership): Promise<void>;
  /** Removes a member; nothing happens when the user is none. */
  remove(merchantId: number, userId: number): Promise<void>;
  /** The memberships of a user, by merchant. */
  ofUser(userId: number): Promise<readonly Membership[]>;
  /** The members of a team, by user, without a lock. */
  ofMerchant(merchantId: number): Promise<readonly Membership[]>;
  /**
   * The same, with the rows locked until the transaction ends: of two owners who demote each other only the first
   * succeeds.
   */
  lock(merchantId: number): Promise<readonly Membership[]>;
}
