/** The networks from which users have signed in. */
export interface KnownNetworks {
  /** A null user id costs the same time and answers false. */
  isKnown(userId: number | null, ip: string): Promise<boolean>;
  /** Called in the transaction of the sign-in. */
  remember(userId: number, ip: string, at: Date): Promise<void>;
}
