import type { AccountList, AccountLists } from '#modules/payments/ports/account-lists.ts';

/** The lists of the accounts with these ids, which may grow. */
export class InMemoryAccountLists implements AccountLists {
  readonly #accounts: Readonly<{ ids: readonly string[] }>;
  readonly #readAt = new Map<string, number>();

  constructor(accounts: Readonly<{ ids: readonly string[] }>) {
    this.#accounts = accounts;
  }

  async claimNext(
    list: AccountList,
    { before, now }: Readonly<{ before: Date; now: Date }>,
  ): Promise<string | null> {
    const readAt = (account: string) => this.#readAt.get(`${list} ${account}`) ?? -Infinity;
    const [next] = this.#accounts.ids
      .filter((account) => readAt(account) < before.getTime())
      .toSorted((one, other) => readAt(one) - readAt(other) || (one < other ? -1 : 1));
    if (next === undefined) return null;
    this.#readAt.set(`${list} ${next}`, now.getTime());
    return next;
  }

  async release(list: AccountList, accountId: string): Promise<void> {
    this.#readAt.delete(`${list} ${accountId}`);
  }
}
