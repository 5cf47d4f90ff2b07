import { createHmac } from 'node:crypto';
import { getRounds } from 'bcryptjs';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { HashingQueue } from './hashing-queue.ts';

/** bcrypt's cost for new hashes: 2^12 rounds. */
const passwordCost = 12;

/**
 * HMAC-SHA-256 with the installation's pepper, then bcrypt. The HMAC makes every password the same length: bcrypt
 * itself reads 72 bytes, which are 36 Cyrillic letters. NFC normalization: the same letters from another keyboard
 * are equal.
 */
export class PasswordHasher {
  readonly #pepper: string;
  readonly #cost: number;
  readonly #queue: HashingQueue;
  readonly #nobody: string;

  constructor({
    pepper,
    cost = passwordCost,
    isFair = true,
    waitMs = isFair ? 5_000 : 60_000,
  }: {
    pepper: string;
    cost?: number;
    /** Whether networks and persons share the queue; off in an installation benchmarked without limits. */
    isFair?: boolean;
    /** Milliseconds a password waits for its turn before it is refused. */
    waitMs?: number;
  }) {
    this.#pepper = pepper;
    this.#cost = cost;
    this.#queue = new HashingQueue({ isFair, waitMs });
    // Has the form of a hash, and no password matches it.
    this.#nobody = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;
  }

  /** @throws RateLimited when the turn finds no place, CallerLeft */
  async hash(password: string, turn: HashingTurn): Promise<string> {
    const secret = this.#secretOf(password);
    return String(await this.#queue.run({ act: 'hash', secret, cost: this.#cost }, turn));
  }

  /**
   * Without a hash it takes equally long and resolves to false. @throws RateLimited when the turn finds no place,
   * CallerLeft
   */
  async matches(password: string, hash: string | null, turn: HashingTurn): Promise<boolean> {
    const secret = this.#secretOf(password);
    const isSame = await this.#queue.run({ act: 'compare', secret, hash: hash ?? this.#nobody }, turn);
    return hash !== null && isSame === true;
  }

  /**
   * 22 characters that distinguish texts and cannot be reversed without the pepper: people type passwords into name
   * fields.
   */
  digest(text: string): string {
    return createHmac('sha256', this.#pepper).update(`digest ${text}`).digest('base64url').slice(0, 22);
  }

  /** Whether the hash has a lower cost than new ones. */
  isOutdated(hash: string): boolean {
    return getRounds(hash) < this.#cost;
  }

  close(): Promise<void> {
    return this.#queue.close();
  }

  #secretOf(password: string): string {
    return createHmac('sha256', this.#pepper).update(password.normalize('NFC')).digest('base64');
  }
}
