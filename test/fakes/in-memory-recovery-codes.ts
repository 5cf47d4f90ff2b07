import type { RecoveryCodes } from '#src/modules/users/ports/recovery-codes.ts';

export class InMemoryRecoveryCodes implements RecoveryCodes {
  readonly #unused = new Map<number, Set<string>>();

  async replace(userId: number, digests: readonly string[]): Promise<void> {
    this.#unused.set(userId, new Set(digests));
  }

  async use(userId: number, digest: string): Promise<boolean> {
    return this.#unused.get(userId)?.delete(digest) === true;
  }

  async countLeft(userId: number): Promise<number> {
    return this.#unused.get(userId)?.size ?? 0;
  }
}
