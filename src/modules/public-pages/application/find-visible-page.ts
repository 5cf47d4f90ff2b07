import type { ProviderAccounts } from '#modules/accounts/index.ts';
import type { PriceLists } from '#modules/customers/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { PublicPageNotAccepting, PublicPageNotFound } from '../domain/failures.ts';
import { firstPublicPage, type PublicPage } from '../domain/public-page.ts';
import type { PublicPages } from '../ports/public-pages.ts';

/** What finding a visible page needs. */
export type VisiblePageReads = Readonly<{
  publicPages: PublicPages;
  merchants: Pick<MerchantDirectory, 'byId' | 'openById'>;
  accounts: Pick<ProviderAccounts, 'ofMerchant' | 'isBegun'>;
  priceLists: PriceLists;
  config: Readonly<{ stripe: Readonly<{ routing: string }> }>;
}>;

/** A page that visitors see. */
export type VisiblePage = Readonly<{
  merchant: MerchantRecord;
  page: PublicPage;
  /** TAKEN: visitors can pay. NOT_YET: the merchant cannot be paid yet. NOT_HERE: its page is off. */
  payments: 'TAKEN' | 'NOT_YET' | 'NOT_HERE';
  /** Names of its price list where nothing else says what is sold. */
  items: Awaited<ReturnType<PriceLists['namesOf']>>;
}>;

/** Names of the price list that stand for all. */
const maxItems = 12;

const takesPayments = async (
  { accounts, config }: VisiblePageReads,
  { id, isAccepting }: MerchantRecord,
): Promise<boolean> => {
  if (!isAccepting || config.stripe.routing !== 'direct') return isAccepting;
  return (await accounts.ofMerchant(id))?.isChargeable === true;
};

/** Whether the provider may visit the page: it gets its URL with the order of the account. */
const isAtProvider = async ({ merchants, accounts }: VisiblePageReads, id: number): Promise<boolean> => {
  const status = (await merchants.openById(id))?.status;
  return (status === 'ACTIVE' || status === 'PENDING') && accounts.isBegun(id);
};

/**
 * The page that visitors see at a slug, without sign-in. A merchant with an account at the provider is shown also while its
 * page is off or it cannot be paid yet, without payments.
 * @throws PublicPageNotFound for an unknown slug and for a page that is off; PublicPageNotAccepting when the merchant takes
 * no payments
 */
export const findVisiblePage = async (reads: VisiblePageReads, slug: string): Promise<VisiblePage> => {
  const { publicPages, merchants, priceLists } = reads;
  const merchantId = await publicPages.merchantOf(slug);
  const merchant = merchantId === null ? null : await merchants.byId(merchantId);
  if (merchantId === null || merchant === null) throw new PublicPageNotFound();
  const page = (await publicPages.find(merchantId)) ?? firstPublicPage;
  const isTaken = await takesPayments(reads, merchant);
  if (page.isOn && isTaken) return { merchant, page, payments: 'TAKEN', items: [] };
  if (!(await isAtProvider(reads, merchantId)))
    throw page.isOn ? new PublicPageNotAccepting() : new PublicPageNotFound();
  const items = page.text === null ? await priceLists.namesOf(merchantId, maxItems) : [];
  return { merchant, page, payments: isTaken ? 'NOT_HERE' : 'NOT_YET', items };
};
