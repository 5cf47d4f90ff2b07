import type { Membership, UserAccount, UserAccounts } from '#modules/users/index.ts';

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export class InMemoryUserAccounts implements UserAccounts {
  readonly #accounts: readonly UserAccount[];
  readonly #memberships: readonly Membership[];

  /** @param accounts in ascending order of their ids */
  constructor(accounts: readonly UserAccount[], memberships: readonly Membership[] = []) {
    this.#accounts = accounts;
    this.#memberships = memberships;
  }

  async byId(id: number): Promise<UserAccount | null> {
    return this.#accounts.find((account) => account.id === id) ?? null;
  }

  async byName(name: string): Promise<UserAccount | null> {
    const named =
      this.#accounts.find(({ username }) => isSame(username, name)) ??
      this.#accounts.find(({ email }) => isSame(email, name));
    return named ?? null;
  }

  async ofMerchant(merchantId: number): Promise<readonly UserAccount[]> {
    return this.#memberships
      .filter((membership) => membership.merchantId === merchantId)
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .map(({ userId }) => this.#accounts.find(({ id }) => id === userId)!);
  }

  async ownersOf(merchantId: number): Promise<readonly number[]> {
    return this.#memberships
      .filter((membership) => membership.merchantId === merchantId && membership.role === 'OWNER')
      .map(({ userId }) => userId)
      .toSorted((one, other) => one - other);
  }
}
