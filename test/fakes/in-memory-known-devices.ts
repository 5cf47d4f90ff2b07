import { networkOf } from '#kernel/network-of.ts';
import type { KnownDevices } from '#src/modules/users/ports/known-devices.ts';

export class InMemoryKnownDevices implements KnownDevices {
  readonly #known = new Map<number, Set<string>>();

  async remember(
    userId: number,
    { ip, browser }: Readonly<{ ip: string; browser: string }>,
  ): ReturnType<KnownDevices['remember']> {
    const device = `${networkOf(ip)} ${browser}`;
    const known = this.#known.get(userId) ?? new Set();
    const found = known.has(device) ? 'KNOWN' : known.size > 0 ? 'NEW' : 'FIRST';
    this.#known.set(userId, known.add(device));
    return found;
  }
}
