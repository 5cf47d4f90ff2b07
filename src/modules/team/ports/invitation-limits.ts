/** Rate limits of invitations. */
export interface InvitationLimits {
  /** Counts one invitation of a merchant: twenty a day. @throws RateLimited */
  takeInvitation(merchantId: number): Promise<void>;
  /** Counts one call of a network with a mailed token: thirty a minute. @throws RateLimited */
  takeCall(ip: string): Promise<void>;
}
