import { RateLimited } from '#kernel/input-failures.ts';
import type { AccountMailLimits, AccountMailPurpose } from '#src/modules/users/ports/account-mail-limits.ts';

/** Counts without a window. */
export class InMemoryAccountMailLimits implements AccountMailLimits {
  readonly #taken = new Map<string, number>();

  async takeRequest(ip: string): Promise<void> {
    this.#take(`network ${ip}`, 10);
  }

  async takeReset(
    userId: number,
    { ip, isKnown }: Readonly<{ ip: string; isKnown: boolean }>,
  ): Promise<void> {
    this.#take(`reset ${userId} ${ip}`, 2);
    if (!isKnown) this.#take(`reset ${userId}`, 5);
  }

  async takeMail(userId: number, purpose: AccountMailPurpose): Promise<void> {
    this.#take(`${purpose} ${userId}`, 3);
  }

  #take(key: string, times: number): void {
    const taken = (this.#taken.get(key) ?? 0) + 1;
    if (taken > times) throw new RateLimited(60);
    this.#taken.set(key, taken);
  }
}
