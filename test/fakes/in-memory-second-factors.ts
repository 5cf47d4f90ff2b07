import { PasskeyTaken } from '#src/modules/users/domain/failures.ts';
import {
  isPasskey,
  isTotp,
  type PasskeyFactor,
  type SecondFactor,
} from '#src/modules/users/domain/second-factor.ts';
import type { SecondFactors } from '#src/modules/users/ports/second-factors.ts';

export class InMemorySecondFactors implements SecondFactors {
  readonly #factors = new Map<number, SecondFactor>();
  #lastId = 0;

  async ofUser(userId: number): Promise<readonly SecondFactor[]> {
    return this.#all.filter((factor) => factor.userId === userId).toSorted((a, b) => a.id - b.id);
  }

  async withCredential(credentialId: string): Promise<PasskeyFactor | null> {
    return this.#all.filter(isPasskey).find((factor) => factor.credentialId === credentialId) ?? null;
  }

  async nextId(): Promise<number> {
    return (this.#lastId += 1);
  }

  async save(factor: SecondFactor): Promise<void> {
    const same = isPasskey(factor) ? await this.withCredential(factor.credentialId) : null;
    if (same !== null && same.id !== factor.id) throw new PasskeyTaken();
    this.#factors.set(factor.id, factor);
  }

  async remove(ids: readonly number[]): Promise<void> {
    for (const id of ids) this.#factors.delete(id);
  }

  async usersWithTotp(): Promise<readonly number[]> {
    return [...new Set(this.#all.filter(isTotp).map(({ userId }) => userId))].toSorted((a, b) => a - b);
  }

  get #all(): SecondFactor[] {
    return [...this.#factors.values()];
  }

  readonly #codes = new Map<number, Set<string>>();

  async replaceCodes(userId: number, digests: readonly string[]): Promise<void> {
    this.#codes.set(userId, new Set(digests));
  }

  async useCode(userId: number, digest: string): Promise<boolean> {
    return this.#codes.get(userId)?.delete(digest) === true;
  }

  async countCodes(userId: number): Promise<number> {
    return this.#codes.get(userId)?.size ?? 0;
  }
}
