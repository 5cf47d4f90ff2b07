import { RateLimited } from '#kernel/input-failures.ts';
import type { AccountMailLimits } from '#src/modules/users/ports/account-mail-limits.ts';

/** Counts without a window. */
export class InMemoryAccountMailLimits implements AccountMailLimits {
  readonly #taken = new Map<string, number>();

  async takeRequest(ip: string): Promise<void> {
    this.#take(`network ${ip}`, 10);
  }

  async takeMail(userId: number): Promise<void> {
    this.#take(`account ${userId}`, 3);
  }

  #take(key: string, times: number): void {
    const taken = (this.#taken.get(key) ?? 0) + 1;
    if (taken > times) throw new RateLimited(60);
    this.#taken.set(key, taken);
  }
}
