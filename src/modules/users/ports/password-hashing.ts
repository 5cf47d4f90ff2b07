import type { HashingTurn } from '#kernel/hashing-turn.ts';

/** Hashing of passwords: deliberately slow, in worker threads, in a bounded fair queue. */
export interface PasswordHashing {
  /** @throws RateLimited when the queue is full for this turn, CallerLeft */
  hash(password: string, turn: HashingTurn): Promise<string>;
  /**
   * Without a hash it takes the same time and returns false.
   * @throws RateLimited when the queue is full for this turn, CallerLeft
   */
  matches(password: string, hash: string | null, turn: HashingTurn): Promise<boolean>;
  /** A short keyed digest, for records that must not hold the text itself. */
  digest(text: string): string;
  /** Whether the hash has a lower cost than new hashes, or another pepper. */
  isOutdated(hash: string): boolean;
}
