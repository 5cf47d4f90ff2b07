import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';

/** Public API: price lists of merchants for pages that say what is sold. */
export interface PriceLists {
  /** Names of items that are not archived, each once, by name, at most `limit`; without an English one the Bulgarian. */
  namesOf(merchantId: number, limit: number): Promise<readonly Readonly<Record<Language, string>>[]>;
}
export const PriceLists = token<PriceLists>('customers.PriceLists');
