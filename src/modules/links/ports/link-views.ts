import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { token } from '#kernel/token.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { LinkStatus, LinkUsage } from '../domain/payment-link.ts';

/** A flat record for screens; amounts in minor units. */
export type LinkView = Readonly<{
  id: number;
  token: string;
  merchantId: number;
  merchantName: string;
  /** Names the merchant's logo; null without one. */
  merchantLogoHash: string | null;
  /** As the merchant's own record says: whether money may be taken for it now. */
  isMerchantAccepting: boolean;
  /** It waits for its approval. */
  isMerchantPending: boolean;
  amountMinor: number;
  currency: Currency;
  chargeAmountMinor: number;
  chargeCurrency: ChargeCurrency;
  fxRate: string | null;
  usage: LinkUsage;
  status: LinkStatus;
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  expiresAt: string | null;
  createdAt: string;
}>;

export const linkSorts = ['id', 'createdAt', 'amount', 'status', 'expiresAt'] as const;
export type LinkSort = (typeof linkSorts)[number];
export type LinkFilters = Readonly<{
  search?: string | undefined;
  ids?: readonly number[] | undefined;
  status?: LinkStatus | undefined;
  currency?: Currency | undefined;
  merchantId?: number | undefined;
  /** Business dates in Sofia, both included. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
  /** In units of the currency, both included. */
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
}>;

export interface LinkViews {
  list(
    visible: Visibility,
    filters: LinkFilters,
    page: PageRequest<LinkSort>,
    now: Date,
  ): Promise<Page<LinkView>>;
  /** Given a merchant, only when it is of that merchant. */
  byId(id: number, now: Date, ofMerchant?: number): Promise<LinkView | null>;
  byToken(token: string, now: Date): Promise<LinkView | null>;
}
export const LinkViews = token<LinkViews>('links.LinkViews');
