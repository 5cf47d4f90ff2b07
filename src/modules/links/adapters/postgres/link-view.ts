import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { VatGround, VatRate, VatRegistration } from '#kernel/sale-vat.ts';
import type { ChosenWays } from '../../domain/ways-to-pay.ts';
import type { LinkStatus, LinkUsage } from '../../domain/payment-link.ts';

/** A flat record for screens; amounts in minor units. */
export type LinkView = Readonly<{
  id: number;
  token: string;
  merchantId: number;
  merchantName: string;
  merchantLanguage: Language;
  /** Hash in the URL of the merchant's logo; null without one. */
  merchantLogoHash: string | null;
  /** `#RRGGBB`; null: none. */
  merchantBrandColor: string | null;
  /** Whether the merchant accepts payments now. */
  isMerchantAccepting: boolean;
  /** The merchant waits for its approval. */
  isMerchantPending: boolean;
  amountMinor: number;
  currency: Currency;
  chargeAmountMinor: number;
  chargeCurrency: ChargeCurrency;
  fxRate: string | null;
  /** Of an invoice that the merchant has written. */
  isInvoice: boolean;
  usage: LinkUsage;
  status: LinkStatus;
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  taxRate: VatRate | null;
  vatGround: VatGround | null;
  returnUrl: string | null;
  methods: ChosenWays;
  /** In minor units of the charge currency: the most a month when the card of its customer stays; null: it is not
   * offered.
   */
  cardMaxMinor: number | null;
  /** Of the merchant, now; only the ways to pay follow from it. */
  merchantIban: string | null;
  /** Of the merchant, now. */
  vatRegistration: VatRegistration;
  expiresAt: string | null;
  createdAt: string;
}>;

/** A link as its merchant and the back office read it. */
export type ListedLink = LinkView & Readonly<{ awaitsTransfer: boolean }>;

export type LinkSort = 'id' | 'createdAt' | 'amount' | 'status' | 'expiresAt';
/** Filters of lists and exports; an absent filter is not applied. */
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
  /** Only links with a promised transfer that is not booked yet. */
  awaitsTransfer?: 'true' | undefined;
}>;
