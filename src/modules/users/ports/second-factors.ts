import type { PasskeyFactor, SecondFactor } from '../domain/second-factor.ts';

/**
 * Second factors of users, and their recovery codes as digests. Every change happens in a transaction that holds the lock of the user's row, so that a code
 * is accepted once and the last factor is removed once.
 */
export interface SecondFactors {
  /** Unconfirmed ones, too; the oldest first. */
  ofUser(userId: number): Promise<readonly SecondFactor[]>;
  /** Null for an unknown credential. */
  withCredential(credentialId: string): Promise<PasskeyFactor | null>;
  /** An id for a new factor: its secret is sealed for that row. */
  nextId(): Promise<number>;
  /** Adds the factor, or replaces the one with its id. @throws PasskeyTaken for the credential of another factor */
  save(factor: SecondFactor): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  /** The users with an authenticator app, in ascending order. */
  usersWithTotp(): Promise<readonly number[]>;
  /** Replaces all recovery codes of the user; with no digests it removes them. */
  replaceCodes(userId: number, digests: readonly string[], at: Date): Promise<void>;
  /** Uses up a recovery code. @returns false when there is none, or it was used before */
  useCode(userId: number, digest: string, at: Date): Promise<boolean>;
  /** The number of unused recovery codes. */
  countCodes(userId: number): Promise<number>;
}
