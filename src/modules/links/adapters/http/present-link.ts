import type { PaymentLink, PublicPaymentLink } from '#contract/links.ts';
import { Money } from '#kernel/money.ts';
import type { LinkView } from '../postgres/link-view.ts';

const amounts = (link: LinkView) => ({
  amount: Money.ofMinor(link.amountMinor, link.currency).toDecimal(),
  currency: link.currency,
  chargeAmount: Money.ofMinor(link.chargeAmountMinor, link.chargeCurrency).toDecimal(),
  chargeCurrency: link.chargeCurrency,
  fxRate: link.fxRate === null ? null : link.fxRate.replace(/0+$/, ''),
});

/** Maps a view to the public contract, without usage and creation time. */
export const presentPublicLink = (link: LinkView, publicUrl: string): PublicPaymentLink => {
  const url = `${publicUrl}/pay/${link.token}`;
  return {
    id: link.id,
    uniqueToken: link.token,
    paymentLinkUrl: url,
    qrCodeData: url,
    ...amounts(link),
    status: link.status,
    description: link.description,
    merchantId: link.merchantId,
    merchantName: link.merchantName,
    merchantStatus: 'ACTIVE',
    isInvoice: link.isInvoice,
    merchantLogoUrl: link.merchantLogoHash === null ? null : `/api/logos/${link.merchantLogoHash}`,
    customerEmail: link.customerEmail,
    customerName: link.customerName,
    expiresAt: link.expiresAt,
  };
};

/** Maps a view to the contract of merchants and the back office. */
export const presentLink = (link: LinkView, publicUrl: string): PaymentLink => {
  const {
    merchantStatus: _,
    merchantLogoUrl: __,
    isInvoice: ___,
    ...shared
  } = presentPublicLink(link, publicUrl);
  return { ...shared, usage: link.usage, createdAt: link.createdAt };
};
