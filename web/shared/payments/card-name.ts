import { capitalized } from '../format/capitalized.ts';

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** The brand as printed on the card, from the provider's lower-case code; empty without a brand. */
const brandName = (brand: string | null): string =>
  brand === null ? '' : (brands[brand] ?? capitalized(brand));

/** „Visa •••• 4242“; null for a payment without a card. */
export const cardName = ({
  cardBrand,
  cardLast4,
}: Readonly<{ cardBrand: string | null; cardLast4: string | null }>): string | null =>
  cardLast4 === null ? null : `${brandName(cardBrand)} •••• ${cardLast4}`.trim();
