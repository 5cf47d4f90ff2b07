import { getRounds } from 'bcryptjs';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { HashingQueue } from './hashing-queue.ts';
import { Peppers } from './peppers.ts';

/** bcrypt's cost for new hashes: 2^12 rounds. */
const passwordCost = 12;

/**
 * HMAC-SHA-256 with the installation's pepper, then bcrypt, which itself reads 72 bytes only: 36 Cyrillic letters.
 * While the pepper is rotated, hashes of the previous one are compared with it and are outdated.
 */
export class PasswordHasher {
  readonly #peppers: Peppers;
  readonly #cost: number;
  readonly #queue: HashingQueue;
  readonly #unmatchableHash: string;

  constructor({
    pepper,
    previousPepper,
    cost = passwordCost,
    isFair = true,
    waitMs = isFair ? 5_000 : 60_000,
  }: {
    pepper: string;
    /** The pepper before a rotation: compares, and does not hash. */
    previousPepper?: string | undefined;
    cost?: number;
    /** Whether networks and persons share the queue; off in an installation benchmarked without limits. */
    isFair?: boolean;
    /** Milliseconds a password waits for its turn before it is refused. */
    waitMs?: number;
  }) {
    this.#peppers = new Peppers(pepper, previousPepper);
    this.#cost = cost;
    this.#queue = new HashingQueue({ isFair, waitMs });
    // Has the form of a hash, and no password matches it.
    this.#unmatchableHash = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;
  }

  /** @throws RateLimited when the turn finds no place, CallerLeft */
  async hash(password: string, turn: HashingTurn): Promise<string> {
    const secret = this.#peppers.currentInput(password);
    const task = { action: 'hash', secret, cost: this.#cost } as const;
    return this.#peppers.toStored(String(await this.#queue.run(task, turn)));
  }

  /**
   * Without a hash, or without its pepper, it takes equally long and resolves to false. @throws RateLimited when the
   * turn finds no place, CallerLeft
   */
  async matches(password: string, hash: string | null, turn: HashingTurn): Promise<boolean> {
    const compared = hash === null ? null : this.#peppers.comparisonOf(password, hash);
    const secret = compared?.input ?? this.#peppers.currentInput(password);
    const task = { action: 'compare', secret, hash: compared?.bcryptHash ?? this.#unmatchableHash } as const;
    const isSame = await this.#queue.run(task, turn);
    return compared !== null && isSame === true;
  }

  /**
   * 22 characters that distinguish texts and cannot be reversed without the pepper: people type passwords into name
   * fields.
   */
  digest(text: string): string {
    return this.#peppers.digest(`digest ${text}`).slice(0, 22);
  }

  /** Whether the hash has a lower cost than new ones, or another pepper. */
  isOutdated(hash: string): boolean {
    const { bcryptHash, isCurrent } = this.#peppers.describe(hash);
    return !isCurrent || getRounds(bcryptHash) < this.#cost;
  }

  close(): Promise<void> {
    return this.#queue.close();
  }
}
