import type { AccountToken, NewAccountToken } from '../domain/account-token.ts';

type End = Readonly<{
  at: Date;
  /** UNDO_EMAIL tokens created before this instant stay live. */
  keepUndoBefore: Date;
}>;

/** Tokens of mailed links. Methods that write are called inside a transaction that has locked the user. */
export interface AccountTokens {
  /**
   * Stores a token and ends the earlier ones that it replaces.
   * @returns the secret: 32 random bytes, base64url; only its SHA-256 is stored
   */
  issue(token: NewAccountToken): Promise<string>;
  /** Null for an unknown secret. */
  find(secret: string): Promise<AccountToken | null>;
  save(token: AccountToken): Promise<void>;
  /** Ends the live tokens of a user. */
  endAllOf(userId: number, end: End): Promise<void>;
}
