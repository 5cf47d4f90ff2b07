/** A code given after a right password. */
export type SignInCode = Readonly<{
  userId: number;
  /** A new password begins a new count: the wrong codes came with the former one. */
  passwordChangedAt: Date;
  ip: string;
  /** The account has signed in from this network before: its codes are counted apart from those of other networks. */
  isKnown: boolean;
}>;

/** Limits of calls without a session, beside the limits of failed sign-ins. */
export interface SecondStepLimits {
  /** One call of a network, whatever it names. @throws RateLimited */
  takeCall(ip: string): Promise<void>;
  /** One code compared for an account beside another secret, from any network. @throws RateLimited */
  takeCode(userId: number): Promise<void>;
  /** Resets the codes of an account after a right one. */
  clearCodes(userId: number): Promise<void>;
  /**
   * One code compared after a right password. Each further five codes bring a longer pause; networks from which the
   * account has not signed in count together. @throws RateLimited
   */
  takeSignInCode(code: SignInCode): Promise<void>;
  /** Resets the codes of a sign-in after a right one. */
  clearSignInCodes(code: SignInCode): Promise<void>;
  /** Counts a wrong code. @returns whether the person is mailed: at the fifth, once a day */
  countWrongCode(code: SignInCode): Promise<boolean>;
}
