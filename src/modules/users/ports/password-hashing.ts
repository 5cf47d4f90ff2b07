import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { token } from '#kernel/token.ts';

/** Slow on purpose, away from the main thread, in a bounded queue with turns. */
export interface PasswordHashing {
  /** @throws RateLimited when the turn finds no place */
  hash(password: string, turn: HashingTurn): Promise<string>;
  /** Takes the same time without a hash, and is false then. @throws RateLimited when the turn finds no place */
  matches(password: string, hash: string | null, turn: HashingTurn): Promise<boolean>;
  /** A short keyed digest, for records in which the text itself must not stand. */
  digest(text: string): string;
  /** Whether the hash was made with less work than is asked now. */
  isOutdated(hash: string): boolean;
}
export const PasswordHashing = token<PasswordHashing>('users.PasswordHashing');
