import { createHash } from 'node:crypto';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { PasswordHashing } from '#src/modules/users/ports/password-hashing.ts';

const prefix = 'hash of ';

/** Readable hashes and a record of the comparisons. */
export class FakePasswordHashing implements PasswordHashing {
  /** The hash of each comparison; null when there was no account. */
  readonly compared: (string | null)[] = [];
  readonly turns: HashingTurn[] = [];
  /** The queue is full: every turn is refused. */
  isFull = false;
  /** Hashes with a lower cost than new ones. */
  readonly outdated = new Set<string>();
  /** Runs during a comparison: a test changes the user here. */
  whileComparing: () => Promise<void> = async () => undefined;

  async hash(password: string, turn: HashingTurn): Promise<string> {
    this.#begin(turn);
    return `${prefix}${password.normalize('NFC')}`;
  }

  async matches(password: string, hash: string | null, turn: HashingTurn): Promise<boolean> {
    this.#begin(turn);
    this.compared.push(hash);
    await this.whileComparing();
    return hash === `${prefix}${password.normalize('NFC')}`;
  }

  digest(text: string): string {
    return createHash('sha256').update(text).digest('base64url').slice(0, 22);
  }

  isOutdated(hash: string): boolean {
    return this.outdated.has(hash);
  }

  #begin(turn: HashingTurn): void {
    if (this.isFull) throw new RateLimited(2);
    this.turns.push(turn);
  }
}
