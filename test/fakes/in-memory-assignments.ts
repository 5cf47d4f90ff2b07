import { MerchantNotFound } from '#modules/merchants/domain/failures.ts';
import type { Assignment, Assignments } from '#modules/merchants/ports/assignments.ts';

export class InMemoryAssignments implements Assignments {
  readonly #openMerchants: ReadonlySet<number>;
  #all: readonly Assignment[] = [];

  /** @param openMerchants ids of the merchants that exist and are not closed */
  constructor(openMerchants: Iterable<number>) {
    this.#openMerchants = new Set(openMerchants);
  }

  async assign(assignment: Assignment): Promise<boolean> {
    const { merchantId, userId } = assignment;
    if (!this.#openMerchants.has(merchantId)) throw new MerchantNotFound();
    if (this.#of(userId).includes(merchantId)) return false;
    this.#all = [...this.#all, assignment];
    return true;
  }

  async remove(merchantId: number, userId: number): Promise<boolean> {
    const before = this.#all.length;
    this.#all = this.#all.filter((made) => made.userId !== userId || made.merchantId !== merchantId);
    return this.#all.length < before;
  }

  async ofMerchant(merchantId: number): Promise<readonly Assignment[]> {
    return this.#all.filter((made) => made.merchantId === merchantId);
  }

  async replace(
    userId: number,
    merchantIds: readonly number[],
    at: Date,
  ): Promise<{ added: number[]; removed: number[] } | null> {
    if (merchantIds.some((id) => !this.#openMerchants.has(id))) return null;
    const before = this.#of(userId);
    const added = [...new Set(merchantIds)].filter((id) => !before.includes(id));
    const removed = before.filter((id) => !merchantIds.includes(id));
    for (const id of removed) await this.remove(id, userId);
    for (const merchantId of added)
      await this.assign({ merchantId, userId, assignedAt: at, grantedBy: null });
    return { added, removed };
  }

  async removeAll(userId: number): Promise<void> {
    this.#all = this.#all.filter((made) => made.userId !== userId);
  }

  #of(userId: number): number[] {
    return this.#all.filter((made) => made.userId === userId).map(({ merchantId }) => merchantId);
  }
}
