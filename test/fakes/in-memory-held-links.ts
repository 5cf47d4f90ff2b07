import type { HeldLinks } from '#modules/links/index.ts';

export class InMemoryHeldLinks implements HeldLinks {
  readonly #held = new Set<number>();

  hold(linkId: number): void {
    this.#held.add(linkId);
  }

  async isHeld(linkId: number): Promise<boolean> {
    return this.#held.has(linkId);
  }
}
