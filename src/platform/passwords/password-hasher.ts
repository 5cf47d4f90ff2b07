import { createHmac } from 'node:crypto';
import { getRounds } from 'bcryptjs';
import { HashingQueue } from './hashing-queue.ts';

/** bcrypt's cost for new hashes: 2^12 rounds. */
const passwordCost = 12;

/** About ten seconds of work at cost 12: who comes later would only wait for his own time-out. */
const longestLine = 32;

/**
 * HMAC-SHA-256 with the installation's pepper, then bcrypt. The HMAC makes every password the same length: bcrypt
 * itself reads 72 bytes, which are 36 Cyrillic letters. NFC: the same letters typed on another keyboard are the same.
 */
export class PasswordHasher {
  readonly #pepper: string;
  readonly #cost: number;
  readonly #queue: HashingQueue;
  readonly #nobody: string;

  constructor({
    pepper,
    cost = passwordCost,
    line = longestLine,
  }: {
    pepper: string;
    cost?: number;
    line?: number;
  }) {
    this.#pepper = pepper;
    this.#cost = cost;
    this.#queue = new HashingQueue(line);
    // The form of a hash that no password gives.
    this.#nobody = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;
  }

  /** @throws RateLimited when too many passwords wait */
  async hash(password: string): Promise<string> {
    return String(await this.#queue.run({ act: 'hash', secret: this.#secretOf(password), cost: this.#cost }));
  }

  /** Without a hash it takes as long, and says no. @throws RateLimited when too many passwords wait */
  async matches(password: string, hash: string | null): Promise<boolean> {
    const secret = this.#secretOf(password);
    const isSame = await this.#queue.run({ act: 'compare', secret, hash: hash ?? this.#nobody });
    return hash !== null && isSame === true;
  }

  /** Whether the hash was made when less work was thought enough. */
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
