import type { SignInChallenge } from '#src/modules/users/domain/sign-in-challenge.ts';
import type { SignInChallenges } from '#src/modules/users/ports/sign-in-challenges.ts';

export class InMemorySignInChallenges implements SignInChallenges {
  readonly #challenges = new Map<string, SignInChallenge>();

  async add(challenge: SignInChallenge): Promise<void> {
    this.#challenges.set(challenge.id, challenge);
  }

  async find(id: string): Promise<SignInChallenge | null> {
    return this.#challenges.get(id) ?? null;
  }

  async countAttempt(id: string): Promise<void> {
    const found = this.#challenges.get(id);
    if (found !== undefined) this.#challenges.set(id, { ...found, attempts: found.attempts + 1 });
  }

  async remove(id: string): Promise<boolean> {
    return this.#challenges.delete(id);
  }
}
