import type { HeldLinks } from '#modules/links/index.ts';

export class InMemoryHeldLinks implements HeldLinks {
  readonly #held = new Set<number>();
  readonly #begun = new Set<number>();

  hold(paymentLinkId: number): void {
    this.#held.add(paymentLinkId);
  }

  begin(paymentLinkId: number): void {
    this.#begun.add(paymentLinkId);
  }

  async withPayments(paymentLinkIds: readonly number[]): Promise<readonly number[]> {
    return paymentLinkIds.filter((id) => this.#begun.has(id));
  }

  async isHeld(paymentLinkId: number): Promise<boolean> {
    return this.#held.has(paymentLinkId);
  }
}
