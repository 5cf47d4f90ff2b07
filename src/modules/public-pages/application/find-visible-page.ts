import type { ProviderAccounts } from '#modules/accounts/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { PublicPageNotAccepting, PublicPageNotFound } from '../domain/failures.ts';
import type { PublicPage } from '../domain/public-page.ts';
import type { PublicPages } from '../ports/public-pages.ts';

/** What finding a visible page needs. */
export type VisiblePageReads = Readonly<{
  publicPages: PublicPages;
  merchants: Pick<MerchantDirectory, 'byId'>;
  accounts: Pick<ProviderAccounts, 'ofMerchant'>;
  config: Readonly<{ stripe: Readonly<{ routing: string }> }>;
}>;

/**
 * The page that visitors see at a slug, without sign-in.
 * @throws PublicPageNotFound for an unknown slug and for a page that is off; PublicPageNotAccepting when the merchant takes
 * no payments
 */
export const findVisiblePage = async (
  { publicPages, merchants, accounts, config }: VisiblePageReads,
  slug: string,
): Promise<Readonly<{ merchant: MerchantRecord; page: PublicPage }>> => {
  const merchantId = await publicPages.merchantOf(slug);
  if (merchantId === null) throw new PublicPageNotFound();
  const [merchant, page] = [await merchants.byId(merchantId), await publicPages.find(merchantId)];
  if (merchant === null || page === null) throw new PublicPageNotFound();
  if (!merchant.isAccepting) throw new PublicPageNotAccepting();
  if (config.stripe.routing === 'direct') {
    const account = await accounts.ofMerchant(merchantId);
    if (account?.isChargeable !== true) throw new PublicPageNotAccepting();
  }
  return { merchant, page };
};
