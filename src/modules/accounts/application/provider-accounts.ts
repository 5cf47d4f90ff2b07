import { token } from '#kernel/token.ts';

/** A merchant's account at the card provider, as other modules see it. */
export type ProviderAccount = Readonly<{
  merchantId: number;
  /** The provider's id of the account. */
  accountId: string;
  /** Charges may be made on it now. */
  isChargeable: boolean;
  /** Payouts from it may be made now. */
  isPaidOut: boolean;
}>;

/** Public API: the connected accounts of merchants. */
export interface ProviderAccounts {
  /** Null for a merchant without an account. An account that was left is returned, not chargeable. */
  ofMerchant(merchantId: number): Promise<ProviderAccount | null>;
  /**
   * Whether the merchant has begun an account, from its order on, which the provider has not rejected and still gives us
   * access to; it may not be chargeable yet.
   */
  isBegun(merchantId: number): Promise<boolean>;
  /** Null for an account that was not made here. */
  byAccount(accountId: string): Promise<ProviderAccount | null>;
}
export const ProviderAccounts = token<ProviderAccounts>('accounts.ProviderAccounts');
