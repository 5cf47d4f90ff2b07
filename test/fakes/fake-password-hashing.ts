import { createHash } from 'node:crypto';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { PasswordHashing } from '#src/modules/users/ports/password-hashing.ts';

const prefix = 'hash of ';

/** Hashes that can be read, and a record of what was compared. */
export class FakePasswordHashing implements PasswordHashing {
  /** The hash of each comparison; null when there was no account. */
  readonly compared: (string | null)[] = [];
  readonly turns: HashingTurn[] = [];
  /** Every turn is refused. */
  isFull = false;
  /** Hashes made with less work than new ones. */
  readonly outdated = new Set<string>();
  /** Runs while a password is compared: another request can change the user here. */
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
