/** A mail that the holder of the account, or of a mailed link, asks for; each purpose has a count of its own. */
export type AccountMailPurpose = 'VERIFY' | 'CHANGE_EMAIL' | 'CORRECT_EMAIL';

/** Limits of mails that are asked for, for all processes together. */
export interface AccountMailLimits {
  /** Ten resets a minute from one network, whatever the addresses. @throws RateLimited */
  takeRequest(ip: string): Promise<void>;
  /**
   * In ten minutes two resets of an account from one network, and five from all networks that the account has not signed in
   * from: the mail before is then in the mailbox, and its link is valid. @throws RateLimited
   */
  takeReset(userId: number, from: Readonly<{ ip: string; isKnown: boolean }>): Promise<void>;
  /** Three mails an hour for one account and purpose, apart from those of strangers. @throws RateLimited */
  takeMail(userId: number, purpose: AccountMailPurpose): Promise<void>;
}
