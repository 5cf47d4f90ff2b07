import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';

/** All generated users share one password and one hash: hashing a thousand would take minutes. */
export class OneHashHasher extends PasswordHasher {
  #known: Promise<string> | undefined;

  override hash(password: string, turn: HashingTurn): Promise<string> {
    this.#known ??= super.hash(password, turn);
    return this.#known;
  }
}
