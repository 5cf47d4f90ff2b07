import type { MerchantAccount } from '#modules/accounts/domain/merchant-account.ts';
import type { AccountReminders } from '#modules/accounts/ports/account-reminders.ts';

export class InMemoryAccountReminders implements AccountReminders {
  readonly #claimed = new Set<string>();
  readonly #all: () => Promise<readonly MerchantAccount[]>;

  constructor(all: () => Promise<readonly MerchantAccount[]>) {
    this.#all = all;
  }

  async dueUntil(until: Date, now: Date): Promise<readonly MerchantAccount[]> {
    return (await this.#all()).filter((account) => {
      const { deadline, due, status } = account.toRecord();
      const isOpen = !['NONE', 'REJECTED', 'LEFT'].includes(status);
      return isOpen && due.length > 0 && deadline !== null && deadline > now && deadline <= until;
    });
  }

  async claim({ merchantId, deadline, days }: Parameters<AccountReminders['claim']>[0]): Promise<boolean> {
    const key = `${merchantId} ${deadline.toISOString()} ${days}`;
    if (this.#claimed.has(key)) return false;
    this.#claimed.add(key);
    return true;
  }
}
