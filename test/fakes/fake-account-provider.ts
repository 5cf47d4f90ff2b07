import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import type { AccountFacts } from '#modules/accounts/domain/account-status.ts';
import type { AccountProvider, ReturnUrls } from '#modules/accounts/ports/account-provider.ts';

/** A new account: everything is due, nothing is switched on. */
export const newFacts: AccountFacts = {
  isSubmitted: false,
  areChargesEnabled: false,
  arePayoutsEnabled: false,
  due: ['company.tax_id', 'external_account'],
  pastDue: ['company.tax_id', 'external_account'],
  isVerifying: false,
  deadline: null,
  disabledReason: 'requirements.past_due',
  bankLast4: null,
  bankCurrency: null,
  payoutSchedule: null,
};

/** A verified account. */
export const activeFacts: AccountFacts = {
  ...newFacts,
  isSubmitted: true,
  areChargesEnabled: true,
  arePayoutsEnabled: true,
  due: [],
  pastDue: [],
  disabledReason: null,
  bankLast4: '5678',
  bankCurrency: 'EUR',
};

/** Accounts in memory. Keys are kept until `forgetKeys`. */
export class FakeAccountProvider implements AccountProvider {
  readonly #byKey = new Map<string, string | Error>();
  readonly #accounts = new Map<string, { merchantId: number; facts: AccountFacts | null }>();
  #failures: Readonly<{ method: string; error: Error; isAfter: boolean }>[] = [];
  readonly calls: string[] = [];

  get accounts(): readonly string[] {
    return [...this.#accounts.keys()];
  }

  /** Sets what the provider says of an account; null: it gives no access. */
  set(accountId: string, facts: AccountFacts | null): void {
    this.#accounts.get(accountId)!.facts = facts;
  }

  /** The next call of the method fails, before or after it was carried out. */
  failNext(
    method: keyof AccountProvider,
    error: Error = new ProviderAway(new Error('timeout')),
    isAfter = false,
  ): void {
    this.#failures.push({ method, error, isAfter });
  }

  /** The next order is carried out, or not, and its key keeps an error. */
  keepError(key: string): void {
    this.#byKey.set(key, new ProviderRefused('kept_error'));
  }

  forgetKeys(): void {
    this.#byKey.clear();
  }

  create({ merchantId, key }: Parameters<AccountProvider['create']>[0]): Promise<string> {
    return this.#call('create', () => {
      const kept = this.#byKey.get(key);
      if (kept instanceof Error) throw kept;
      if (kept !== undefined) return kept;
      const id = `acct_${this.#accounts.size + 1}`;
      this.#accounts.set(id, { merchantId, facts: newFacts });
      this.#byKey.set(key, id);
      return id;
    });
  }

  findByMerchant(merchantId: number): Promise<string | null> {
    return this.#call('findByMerchant', () => {
      const found = [...this.#accounts].find(([, account]) => account.merchantId === merchantId);
      return found?.[0] ?? null;
    });
  }

  owners(): Promise<ReadonlyMap<string, string | null>> {
    return this.#call('owners', () => {
      const known = [...this.#accounts].filter(([, { facts }]) => facts !== null);
      return new Map(known.map(([id, { merchantId }]) => [id, String(merchantId)]));
    });
  }

  link(accountId: string, { returnUrl }: ReturnUrls): Promise<string> {
    return this.#call('link', () => `https://provider.example/${accountId}?return=${returnUrl}`);
  }

  fetch(accountId: string): Promise<AccountFacts | null> {
    return this.#call('fetch', () => this.#accounts.get(accountId)?.facts ?? null);
  }

  async #call<T>(method: string, work: () => T): Promise<T> {
    this.calls.push(method);
    const failure = this.#failures.find((one) => one.method === method);
    this.#failures = this.#failures.filter((one) => one !== failure);
    if (failure?.isAfter === false) throw failure.error;
    const result = work();
    if (failure !== undefined) throw failure.error;
    return result;
  }
}
