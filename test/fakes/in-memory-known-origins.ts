import { networkOf } from '#kernel/network-of.ts';
import type { KnownOrigins } from '#src/modules/users/ports/known-origins.ts';

export class InMemoryKnownOrigins implements KnownOrigins {
  readonly #networks = new Set<string>();

  async isKnownNetwork(userId: number | null, ip: string): Promise<boolean> {
    return this.#networks.has(`${userId} ${networkOf(ip)}`);
  }

  async rememberNetwork(userId: number, ip: string): Promise<void> {
    this.#networks.add(`${userId} ${networkOf(ip)}`);
  }

  readonly #devices = new Map<number, Set<string>>();

  async rememberDevice(
    userId: number,
    { ip, browser }: Readonly<{ ip: string; browser: string }>,
  ): ReturnType<KnownOrigins['rememberDevice']> {
    const device = `${networkOf(ip)} ${browser}`;
    const known = this.#devices.get(userId) ?? new Set();
    const found = known.has(device) ? 'KNOWN' : known.size > 0 ? 'NEW' : 'FIRST';
    this.#devices.set(userId, known.add(device));
    return found;
  }
}
