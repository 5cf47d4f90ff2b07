import { PasswordHasher } from '#platform/passwords/password-hasher.ts';

/** All invented people have one password, and one hash of it: hashing a thousand would take minutes. */
export class OneHashHasher extends PasswordHasher {
  #known: Promise<string> | undefined;

  override hash(password: string): Promise<string> {
    this.#known ??= super.hash(password);
    return this.#known;
  }
}
