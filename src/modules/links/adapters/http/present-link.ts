import type { PaymentLink, PublicPaymentLink } from '#contract/links/links.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { Money } from '#kernel/money.ts';
import { townOf } from '#modules/merchants/index.ts';
import type { Config } from '#platform/config.ts';
import { linkRateProblems } from '../../domain/payment-link.ts';
import { waysToPay } from '../../domain/ways-to-pay.ts';
import type { DocumentsOfLinks, LinkDocumentType } from '../../ports/documents-of-links.ts';
import type { LinkRefundStatus, PaymentsOfLinks } from '../../ports/payments-of-links.ts';
import type { PayableLinkView } from '../postgres/find-link-by-token.ts';
import type { LinkView, ListedLink } from '../postgres/link-view.ts';

const amounts = (link: LinkView) => ({
  amount: Money.ofMinor(link.amountMinor, link.currency).toDecimal(),
  currency: link.currency,
  chargeAmount: Money.ofMinor(link.chargeAmountMinor, link.chargeCurrency).toDecimal(),
  chargeCurrency: link.chargeCurrency,
  fxRate: link.fxRate === null ? null : link.fxRate.replace(/0+$/, ''),
});

const waysOf = ({ methods, chargeCurrency, merchantIban: iban }: LinkView) =>
  waysToPay({ methods, chargeCurrency, iban });

/** Of a link that is paid by card. */
const cardOfferOf = (link: LinkView): PublicPaymentLink['cardOffer'] => {
  const { cardMaxMinor, chargeCurrency: currency } = link;
  if (cardMaxMinor === null || !waysOf(link).includes('CARD')) return null;
  return { max: Money.ofMinor(cardMaxMinor, currency).toDecimal(), currency };
};

/** Only the link of a written document costs a query. */
export const documentTypeOf = async (
  documents: DocumentsOfLinks,
  { id, isInvoice }: LinkView,
): Promise<LinkDocumentType> => (isInvoice ? documents.typeOf(id) : 'INVOICE');

/** What the merchant and the payer both see. */
const presentShared = (link: LinkView, publicUrl: string) => {
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
    customerEmail: link.customerEmail,
    customerName: link.customerName,
    expiresAt: link.expiresAt,
  };
};

type Public = Readonly<{ publicUrl: string; documentType: LinkDocumentType }>;

/** Maps a view to the public contract, without usage and creation time; of the postal address only the town. */
export const presentPublicLink = (
  link: PayableLinkView,
  { publicUrl, documentType }: Public,
): PublicPaymentLink => ({
  ...presentShared(link, publicUrl),
  cardOffer: cardOfferOf(link),
  merchantStatus: 'ACTIVE',
  isCardOffered: waysOf(link).includes('CARD'),
  isBankOffered: waysOf(link).includes('BANK'),
  isInvoice: link.isInvoice,
  isNewSum: link.isNewSum,
  documentType,
  merchantLogoUrl: link.merchantLogoHash === null ? null : `/api/logos/${link.merchantLogoHash}`,
  merchantBrandColor: link.merchantBrandColor,
  merchantTown: townOf(link.merchantAddress),
  merchantPhoneNumber: link.merchantPhoneNumber,
  merchantEmail: link.merchantEmail,
  merchantReturnTerms: link.merchantReturnTerms,
});

/** What the presentation of a link needs beside it. */
export type LinkPresentation = Readonly<{
  publicUrl: string;
  messages: Messages;
  language: Language;
  /** By link. */
  refunds: ReadonlyMap<number, LinkRefundStatus>;
}>;

export type PresentationDeps = Readonly<{
  config: Pick<Config, 'publicUrl'>;
  messages: Messages;
  paymentsOfLinks: PaymentsOfLinks;
}>;

/** What these links are presented with; only those that were paid once cost a query. */
export const presentationOf = async (
  { config, messages, paymentsOfLinks }: PresentationDeps,
  links: readonly LinkView[],
  language: Language,
): Promise<LinkPresentation> => {
  const paid = links.filter(({ status }) => status === 'PAID').map(({ id }) => id);
  return { publicUrl: config.publicUrl, messages, language, refunds: await paymentsOfLinks.refundsOf(paid) };
};

/** Maps a view to the contract of merchants and the back office. */
export const presentLink = (
  link: ListedLink,
  { publicUrl, messages, language, refunds }: LinkPresentation,
): PaymentLink => {
  const [refused] = linkRateProblems(link, link.vatRegistration);
  const say = (code: string): string => messages.say(language, code);
  return {
    ...presentShared(link, publicUrl),
    refundStatus: refunds.get(link.id) ?? 'NONE',
    usage: link.usage,
    createdAt: link.createdAt,
    taxRate: link.taxRate,
    vatGround: link.vatGround,
    vatGroundText: link.vatGround === null ? null : say(`invoices.vat-ground.${link.vatGround}`),
    vatProblem: refused === undefined ? null : say('links.rate-refused'),
    returnUrl: link.returnUrl,
    methods: [...waysOf(link)],
    awaitsTransfer: link.awaitsTransfer,
  };
};
