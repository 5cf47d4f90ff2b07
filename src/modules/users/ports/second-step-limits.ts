/** Limits of calls without a session, beside the limits of failed sign-ins. */
export interface SecondStepLimits {
  /** One call of a network, whatever it names. @throws RateLimited */
  takeCall(ip: string): Promise<void>;
  /** One code compared for an account, from any network. @throws RateLimited */
  takeCode(userId: number): Promise<void>;
  /** Resets the codes of an account after a right one. */
  clearCodes(userId: number): Promise<void>;
}
