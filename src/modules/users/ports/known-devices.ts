/** Pairs of network and browser family that users have signed in with. */
export interface KnownDevices {
  /** Called in the transaction of the sign-in. @returns FIRST when no pair of the user is known yet */
  remember(
    userId: number,
    device: Readonly<{ ip: string; browser: string }>,
    at: Date,
  ): Promise<'FIRST' | 'NEW' | 'KNOWN'>;
}
