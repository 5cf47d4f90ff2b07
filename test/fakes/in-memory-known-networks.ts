import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { KnownNetworks } from '#src/modules/users/ports/known-networks.ts';

export class InMemoryKnownNetworks implements KnownNetworks {
  readonly #lastUsed = new Map<string, Date>();

  async isKnown(userId: number | null, ip: string): Promise<boolean> {
    return this.#lastUsed.has(`${userId} ${networkOf(ip)}`);
  }

  async remember(userId: number, ip: string, at: Date): Promise<void> {
    const key = `${userId} ${networkOf(ip)}`;
    const last = this.#lastUsed.get(key);
    this.#lastUsed.set(key, last !== undefined && last > at ? last : at);
  }

  async deleteUnusedSince(before: Date): Promise<number> {
    const old = [...this.#lastUsed].filter(([, at]) => at < before);
    for (const [key] of old) this.#lastUsed.delete(key);
    return old.length;
  }
}
