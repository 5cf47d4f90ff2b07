import type { HeldLinks } from '#modules/links/index.ts';

export class InMemoryHeldLinks implements HeldLinks {
  readonly #held = new Set<number>();

  hold(paymentLinkId: number): void {
    this.#held.add(paymentLinkId);
  }

  async isHeld(paymentLinkId: number): Promise<boolean> {
    return this.#held.has(paymentLinkId);
  }
}
