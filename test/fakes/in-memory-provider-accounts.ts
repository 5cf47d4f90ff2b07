import type { ProviderAccount, ProviderAccounts } from '#modules/accounts/index.ts';

/** Accounts that can be charged and are paid out unless said otherwise. */
export class InMemoryProviderAccounts implements ProviderAccounts {
  readonly #accounts = new Map<number, ProviderAccount>();

  /** Adds the account of a merchant or replaces it. */
  set(account: Pick<ProviderAccount, 'merchantId' | 'accountId'> & Partial<ProviderAccount>): void {
    this.#accounts.set(account.merchantId, { isChargeable: true, isPaidOut: true, ...account });
  }

  get ids(): readonly string[] {
    return [...this.#accounts.values()].map(({ accountId }) => accountId);
  }

  async ofMerchant(merchantId: number): Promise<ProviderAccount | null> {
    return this.#accounts.get(merchantId) ?? null;
  }

  async isBegun(merchantId: number): Promise<boolean> {
    return this.#accounts.has(merchantId);
  }

  async byAccount(accountId: string): Promise<ProviderAccount | null> {
    return [...this.#accounts.values()].find((one) => one.accountId === accountId) ?? null;
  }
}
