import type { OpenMerchants } from '#modules/users/index.ts';

/** Has no locks: `lock` only returns whether the merchant is open. */
export class InMemoryOpenMerchants implements OpenMerchants {
  readonly #openIds = new Set<number>();
  readonly #assignments = new Map<number, number[]>();

  open(merchantId: number): void {
    this.#openIds.add(merchantId);
  }

  close(merchantId: number): void {
    this.#openIds.delete(merchantId);
  }

  assign(merchantId: number, userId: number): void {
    this.#assignments.set(userId, [...(this.#assignments.get(userId) ?? []), merchantId]);
  }

  async lock(merchantId: number): Promise<boolean> {
    return this.#openIds.has(merchantId);
  }

  async assignedTo(userId: number): Promise<readonly number[]> {
    const assigned = this.#assignments.get(userId) ?? [];
    return assigned.filter((id) => this.#openIds.has(id)).toSorted((one, other) => one - other);
  }
}
