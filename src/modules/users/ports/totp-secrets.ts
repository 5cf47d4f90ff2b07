/** A new secret, sealed for storage and readable for the app. */
export type NewTotpSecret = Readonly<{ sealed: Uint8Array; base32: string; url: string }>;

/** Secrets and codes of authenticator apps (RFC 6238: SHA-1, 6 digits, 30 seconds). */
export interface TotpSecrets {
  /** @param secret 20 random bytes */
  create(
    factorId: number,
    { secret, username }: Readonly<{ secret: Uint8Array; username: string }>,
  ): Promise<NewTotpSecret>;
  /** The time step of the code, one step before or after now at most; null for a wrong code. */
  stepOf(
    factorId: number,
    { sealed, code, now }: Readonly<{ sealed: Uint8Array; code: string; now: Date }>,
  ): Promise<number | null>;
  /** The secret sealed with the current key; null when it is already. */
  reseal(factorId: number, sealed: Uint8Array): Promise<Uint8Array | null>;
}
