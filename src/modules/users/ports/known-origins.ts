/** The networks, and pairs of network and browser family, from which users have signed in. */
export interface KnownOrigins {
  /** For a null user id it takes the same time and returns false. */
  isKnownNetwork(userId: number | null, ip: string): Promise<boolean>;
  /** Called in the transaction of the sign-in. */
  rememberNetwork(userId: number, ip: string, at: Date): Promise<void>;
  /** Called in the transaction of the sign-in. @returns FIRST when no pair of the user is known yet */
  rememberDevice(
    userId: number,
    device: Readonly<{ ip: string; browser: string }>,
    at: Date,
  ): Promise<'FIRST' | 'NEW' | 'KNOWN'>;
}
