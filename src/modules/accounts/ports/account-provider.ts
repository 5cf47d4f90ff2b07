import { token } from '#kernel/token.ts';
import type { AccountFacts } from '../domain/account-status.ts';
import type { AccountRequest } from '../domain/merchant-account.ts';

/** The pages that the provider leads the merchant back to. */
export type ReturnUrls = Readonly<{
  /** The form was left or sent; it says nothing of the outcome. */
  returnUrl: string;
  /** The link was used or is too old: the page makes a new one. */
  refreshUrl: string;
}>;

/** Accounts of merchants at the card provider. Every method may throw ProviderAway and ProviderRefused. */
export interface AccountProvider {
  /**
   * Makes an account that the merchant owns: the provider collects its data and bears its losses, and it pays its own
   * fees. The same key brings the same account for a day; `kept_error` is an error that the provider keeps for the key.
   * @returns the provider's id
   */
  create(order: Readonly<{ merchantId: number; key: string; request: AccountRequest }>): Promise<string>;
  /** The account that was made for the merchant since then; null: none was. */
  findByMerchant(merchantId: number, since: Date): Promise<string | null>;
  /** The merchant's number at each account that the key may use, by account; null: it was made without one. */
  owners(): Promise<ReadonlyMap<string, string | null>>;
  /** A link to the provider's form: a secret for a few minutes and one use. Do not store, log or mail it. */
  link(accountId: string, urls: ReturnUrls): Promise<string>;
  /** null: the provider gives no access to the account. */
  fetch(accountId: string): Promise<AccountFacts | null>;
}
export const AccountProvider = token<AccountProvider>('accounts.AccountProvider');
