import { MerchantNotFound } from '#modules/merchants/domain/failures.ts';
import type { Assignments } from '#modules/merchants/ports/assignments.ts';

export class InMemoryAssignments implements Assignments {
  readonly #openMerchants: ReadonlySet<number>;
  readonly #ofUsers = new Map<number, Set<number>>();

  /** @param openMerchants ids of the merchants that exist and are not closed */
  constructor(openMerchants: Iterable<number>) {
    this.#openMerchants = new Set(openMerchants);
  }

  async assign(merchantId: number, userId: number): Promise<boolean> {
    if (!this.#openMerchants.has(merchantId)) throw new MerchantNotFound();
    const assigned = this.#of(userId);
    if (assigned.has(merchantId)) return false;
    assigned.add(merchantId);
    return true;
  }

  async replace(
    userId: number,
    merchantIds: readonly number[],
  ): Promise<{ added: number[]; removed: number[] } | null> {
    if (merchantIds.some((id) => !this.#openMerchants.has(id))) return null;
    const before = this.#of(userId);
    const wanted = new Set(merchantIds);
    this.#ofUsers.set(userId, wanted);
    return {
      added: [...wanted].filter((id) => !before.has(id)),
      removed: [...before].filter((id) => !wanted.has(id)),
    };
  }

  async removeAll(userId: number): Promise<void> {
    this.#ofUsers.delete(userId);
  }

  #of(userId: number): Set<number> {
    const assigned = this.#ofUsers.get(userId) ?? new Set<number>();
    this.#ofUsers.set(userId, assigned);
    return assigned;
  }
}
