/** The networks from which users have signed in. */
export interface KnownNetworks {
  /** For a null user id it takes the same time and returns false. */
  isKnown(userId: number | null, ip: string): Promise<boolean>;
  /** Called in the transaction of the sign-in. */
  remember(userId: number, ip: string, at: Date): Promise<void>;
}
