import type { ApiKey, NewApiKey } from '../domain/api-key.ts';

/** A new key with its text, which is stored nowhere. */
export type CreatedApiKey = Readonly<{ key: ApiKey; text: string }>;

export interface ApiKeys {
  /**
   * Until the end of the transaction no other one creates a key of the merchant, and the merchant does not close.
   * @returns whether the merchant is open
   */
  lockMerchant(merchantId: number): Promise<boolean>;
  /** Live keys of a merchant that no other key replaces. */
  countLive(merchantId: number, now: Date): Promise<number>;
  add(key: NewApiKey): Promise<CreatedApiKey>;
  find(id: string): Promise<ApiKey | null>;
  lock(id: string): Promise<ApiKey | null>;
  /** The keys of a merchant that have not ended, locked. */
  lockOfMerchant(merchantId: number): Promise<readonly ApiKey[]>;
  /** Stores how the key ends. */
  save(key: ApiKey): Promise<void>;
}
