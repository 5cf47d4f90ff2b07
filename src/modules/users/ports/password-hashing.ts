import { token } from '#kernel/token.ts';

/** Slow on purpose, away from the main thread, and with a bounded line. */
export interface PasswordHashing {
  /** @throws RateLimited when too many wait */
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, and is false then. @throws RateLimited when too many wait */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** Whether the hash was made with less work than is asked now. */
  isOutdated(hash: string): boolean;
}
export const PasswordHashing = token<PasswordHashing>('users.PasswordHashing');
