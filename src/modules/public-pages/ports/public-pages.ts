import { token } from '#kernel/token.ts';
import type { PublicPage } from '../domain/public-page.ts';

/** Repository of public pages. */
export interface PublicPages {
  /** null: the merchant has never set one. */
  find(merchantId: number): Promise<PublicPage | null>;
  save(merchantId: number, page: PublicPage, at: Date): Promise<void>;
  /** The id of the merchant with this slug, whether its page is on or off; null: there is none. */
  merchantOf(slug: string): Promise<number | null>;
}
export const PublicPages = token<PublicPages>('public-pages.PublicPages');
