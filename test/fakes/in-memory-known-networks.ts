import { networkOf } from '#kernel/network-of.ts';
import type { KnownNetworks } from '#src/modules/users/ports/known-networks.ts';

export class InMemoryKnownNetworks implements KnownNetworks {
  readonly #known = new Set<string>();

  async isKnown(userId: number | null, ip: string): Promise<boolean> {
    return this.#known.has(`${userId} ${networkOf(ip)}`);
  }

  async remember(userId: number, ip: string): Promise<void> {
    this.#known.add(`${userId} ${networkOf(ip)}`);
  }
}
