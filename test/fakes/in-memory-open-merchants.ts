import { planLimits } from '#kernel/plans.ts';
import type { NamedMerchant, OpenMerchants } from '#modules/users/index.ts';

/** Has no locks: `lock` only returns whether the merchant is open. */
export class InMemoryOpenMerchants implements OpenMerchants {
  readonly #openNames = new Map<number, string>();
  readonly #assignments = new Map<number, number[]>();

  open(merchantId: number, businessName = `Кафе ${merchantId}`): void {
    this.#openNames.set(merchantId, businessName);
  }

  close(merchantId: number): void {
    this.#openNames.delete(merchantId);
  }

  assign(merchantId: number, userId: number): void {
    this.#assignments.set(userId, [...(this.#assignments.get(userId) ?? []), merchantId]);
  }

  async lock(merchantId: number): Promise<boolean> {
    return this.#openNames.has(merchantId);
  }

  async mostMembers(): Promise<number> {
    return planLimits.PRO.members;
  }

  async named(merchantIds: readonly number[]): Promise<readonly NamedMerchant[]> {
    return [...this.#openNames]
      .filter(([id]) => merchantIds.includes(id))
      .map(([id, businessName]) => ({ id, businessName }))
      .toSorted((one, other) => one.businessName.localeCompare(other.businessName, 'bg'));
  }

  async assignedTo(userId: number): Promise<readonly number[]> {
    const assigned = this.#assignments.get(userId) ?? [];
    return assigned.filter((id) => this.#openNames.has(id)).toSorted((one, other) => one - other);
  }
}
