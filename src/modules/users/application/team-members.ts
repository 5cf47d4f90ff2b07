import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';
import type { Membership } from '../domain/membership.ts';

/** The end of a membership: who ended it, and when. */
export type EndedMembership = Readonly<{ actor: Actor; merchantId: number; userId: number; at: Date }>;

/** How many members a team has, and how many its plan allows. */
export type Room = Readonly<{ used: number; most: number }>;

/**
 * Public API: the members of merchants' teams. Methods that write or lock are called inside the caller's transaction; the
 * rows are locked in the order merchant, user, memberships.
 */
export interface TeamMembers {
  /** The members of a team, by user, without a lock. */
  ofMerchant(merchantId: number): Promise<readonly Membership[]>;
  /** The same, locked until the transaction ends, before a member gets another role. */
  lock(merchantId: number): Promise<readonly Membership[]>;
  /**
   * The same for a user who joins, with the open merchant and the user locked, too.
   * @throws NoMembership when the merchant is closed, UserNotFound
   */
  lockToAdd(merchantId: number, userId: number): Promise<readonly Membership[]>;
  /** The same before the membership of a user ends, with the user locked, too. @throws UserNotFound */
  lockToEnd(merchantId: number, userId: number): Promise<readonly Membership[]>;
  /**
   * Locks the team against another new member. @returns how many it has, and how many the plan allows
   * @throws NoMembership when the merchant is closed
   */
  lockRoom(merchantId: number): Promise<Room>;
  /** Gives a member another role and refund limit, and says whether it is beyond the plan. */
  save(membership: Membership): Promise<void>;
  /** The same for a user who joins: one who works for no merchant works for this one. @throws UserNotFound */
  add(membership: Membership): Promise<void>;
  /**
   * Ends a membership and records it. The sessions that act for the merchant end, and the next sign-in acts for another
   * merchant of the user, if there is one. @throws UserNotFound
   */
  end(ended: EndedMembership): Promise<void>;
}
export const TeamMembers = token<TeamMembers>('users.TeamMembers');
