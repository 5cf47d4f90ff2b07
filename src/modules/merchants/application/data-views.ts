import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';
import type { ViewedData } from '../domain/viewed-data.ts';

/** Ids of merchants; a function is called for accountants only. */
export type ViewedMerchants = readonly number[] | (() => Promise<readonly number[]>);

/** Public API: who looked at what of a merchant, for its access log. */
export interface DataViews {
  /**
   * Records in the audit log that an accountant has read data of these merchants; once a Sofia day for accountant,
   * merchant and kind of data. Other actors are not recorded. An error is logged and not thrown: the data is read all
   * the same. Call it outside a transaction.
   */
  record(actor: Actor, merchants: ViewedMerchants, viewed: ViewedData): Promise<void>;
}
export const DataViews = token<DataViews>('merchants.DataViews');
