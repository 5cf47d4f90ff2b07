/** Limits of mails that are asked for, for all processes together. */
export interface AccountMailLimits {
  /** Ten resets an hour from one network, whatever the addresses. @throws RateLimited */
  takeRequest(ip: string): Promise<void>;
  /** Three mails an hour for one account. @throws RateLimited */
  takeMail(userId: number): Promise<void>;
}
