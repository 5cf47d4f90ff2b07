/** Recovery codes of users, as digests. Called in a transaction that holds the lock of the user's row. */
export interface RecoveryCodes {
  /** Replaces all codes of the user; with no digests it removes them. */
  replace(userId: number, digests: readonly string[], at: Date): Promise<void>;
  /** Uses up a code. @returns false when there is none, or it was used before */
  use(userId: number, digest: string, at: Date): Promise<boolean>;
  /** The number of unused codes. */
  countLeft(userId: number): Promise<number>;
}
