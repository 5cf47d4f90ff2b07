import type { HashingTurn } from '#kernel/hashing-turn.ts';

/** Slow on purpose, outside the main thread, in a bounded queue with turns. */
export interface PasswordHashing {
  /** @throws RateLimited when the turn finds no place, CallerLeft */
  hash(password: string, turn: HashingTurn): Promise<string>;
  /** Without a hash it takes the same time and answers false. @throws RateLimited when the turn finds no place, CallerLeft */
  matches(password: string, hash: string | null, turn: HashingTurn): Promise<boolean>;
  /** A short keyed digest, for records that must not hold the text itself. */
  digest(text: string): string;
  /** Whether the hash was made with less work than new hashes are. */
  isOutdated(hash: string): boolean;
}
