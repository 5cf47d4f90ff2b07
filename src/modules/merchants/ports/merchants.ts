import type { Actor } from '#kernel/actor.ts';
import type { Merchant, MerchantDetails, NewMerchant } from '../domain/merchant.ts';
import { token } from '#kernel/token.ts';

/** The actor and reason of a status change. */
export type StatusCause = Readonly<{ actor: Actor; reason?: string | undefined }>;

/** A merchant before and after a change; equal when nothing changed. */
export type MerchantChange = Readonly<{ before: MerchantDetails; after: MerchantDetails }>;

/** The repository of merchants and their status history. */
export interface Merchants {
  /** Stores a merchant; a taken slug gets a number. @throws MerchantEmailTaken, TaxIdTaken */
  add(merchant: NewMerchant, cause: StatusCause): Promise<MerchantDetails>;
  /**
   * Locks and loads an open merchant, applies the change and saves it. A new status needs a cause and adds a history row.
   * @throws MerchantNotFound, MerchantEmailTaken, TaxIdTaken
   */
  change(id: number, apply: (merchant: Merchant) => void, cause?: StatusCause): Promise<MerchantChange>;
  /**
   * Locks the row of an open merchant: no new record can refer to it until the transaction ends.
   * @throws MerchantNotFound
   */
  lock(id: number): Promise<Merchant>;
  /** Deletes the merchant with history and assignments. */
  remove(id: number): Promise<void>;
}
export const Merchants = token<Merchants>('merchants.Merchants');
