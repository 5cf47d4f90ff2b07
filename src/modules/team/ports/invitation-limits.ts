export type CountedInvitation = Readonly<{ merchantId: number; isApproved: boolean; recipient: string }>;

/** Rate limits of invitations. */
export interface InvitationLimits {
  /**
   * Counts one invitation: twenty a day of a merchant, and to one mailbox ten a day of all ACTIVE merchants and three of
   * all others, which have no use of the count of the ACTIVE ones. @throws RateLimited
   */
  takeInvitation(invitation: CountedInvitation): Promise<void>;
  /** Counts one call of a network with a mailed token: thirty a minute. @throws RateLimited */
  takeCall(ip: string): Promise<void>;
}
